import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useAdminFormat } from "#app/features/admin/kit/use-admin-format.ts";
import type { CourseRoad } from "./course-roads-queries.server.ts";

/** The roads to the hotels around; new ones are measured when the course or the hotel is saved. */
export function CourseRoads({ roads }: { readonly roads: readonly CourseRoad[] }) {
  const { t } = useTranslation(["catalogue", "desk"]);
  const { number } = useAdminFormat();
  if (roads.length === 0) return null;
  return (
    <table className="tbl">
      <caption className="sr-only">{t("roads")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("roads.from")}</th>
          <th scope="col" className="r">
            {t("roads.km")}
          </th>
          <th scope="col" className="r">
            {t("roads.minutes")}
          </th>
        </tr>
      </thead>
      <tbody>
        {roads.map(({ id, name, roadKm, driveMinutes }) => (
          <tr key={id}>
            <td>
              <Link to={`/admin/hotel/${id}`} className="link">
                {name}
              </Link>
            </td>
            <td className="r num">{`${number(roadKm)} km`}</td>
            <td className="r num">{t("desk:minutes", { minutes: number(driveMinutes) })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
