import { CarFront, Heart, ShoppingBag } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Chip } from "#app/ui/chip.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { roundCardClass } from "#app/ui/look/classes.ts";
import { Pagination } from "#app/ui/pagination.tsx";
import { LinkTabs, Tabs } from "#app/ui/tabs.tsx";

const TONES = ["instant", "request", "free", "offer", "danger", "pick", "solid"] as const;

export function GuideControls() {
  const { t } = useTranslation("ui");
  const [saved, setSaved] = useState(false);
  const label = t("guide.book");
  return (
    <GuidePart title={t("guide.controls")}>
      <GuideButtons />
      <div className="flex flex-wrap items-center gap-2">
        <Chip pressed>{t("guide.all")}</Chip>
        <Chip pressed={false}>{t("guide.place")}</Chip>
        <Chip isSet icon={CarFront}>
          {t("guide.minutes")}
        </Chip>
        <IconButton
          icon={Heart}
          label={t("guide.save")}
          pressed={saved}
          onClick={() => setSaved(!saved)}
        />
      </div>
      <div className="flex flex-wrap gap-1">
        {TONES.map((tone) => (
          <Badge key={tone} tone={tone}>
            {label}
          </Badge>
        ))}
      </div>
      <Tabs
        label={t("guide.tabs")}
        tabs={[
          { value: "a", label: t("guide.all"), count: 12, panel: <p>{t("guide.text")}</p> },
          { value: "b", label: t("guide.place"), count: 3, panel: <p>{t("guide.empty")}</p> },
        ]}
      />
      <LinkTabs
        label={t("guide.links")}
        tabs={[
          { to: "/styleguide", label: t("guide.all"), current: true },
          { to: "/styleguide?page=2", label: t("guide.place") },
        ]}
      />
      <Pagination page={4} pages={12} hrefFor={(page) => `/styleguide?page=${page}`} />
    </GuidePart>
  );
}

function GuideButtons() {
  const { t } = useTranslation("ui");
  const label = t("guide.book");
  return (
    <div className="flex flex-wrap gap-2">
      <Button>{label}</Button>
      <Button variant="secondary">
        <ShoppingBag aria-hidden="true" />
        {label}
      </Button>
      <Button variant="tonal">{label}</Button>
      <Button variant="ghost">{label}</Button>
      <Button variant="danger">{t("cancel")}</Button>
      <Button variant="danger-line">{t("cancel")}</Button>
      <Button disabled>{t("calendar.sold")}</Button>
      <Button busy>{label}</Button>
      <ButtonLink to="/styleguide" size="lg">
        {label}
      </ButtonLink>
      <Button size="sm">{label}</Button>
    </div>
  );
}

type GuidePartProps = { readonly title: string; readonly children: ReactNode };

export function GuidePart({ title, children }: GuidePartProps) {
  return (
    <section className="min-w-0">
      <h2 className="mb-3 text-18">{title}</h2>
      <div className={`${roundCardClass} grid gap-4 p-5`}>{children}</div>
    </section>
  );
}
