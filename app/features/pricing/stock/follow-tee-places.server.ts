import { sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";

/** Tee times without a setting of their own follow the allotment of their course; sold places stay sold. */
export async function followTeePlaces(tx: Database, courseId: string): Promise<void> {
  await tx.execute(sql`
    update tee_times set capacity = greatest(touched.places, tee_times.taken)
    from (
      select t.course_id, t.day, t.tee_time, courses.tee_places as places
      from tee_times t join courses on courses.id = t.course_id
      where t.course_id = ${courseId} and t.wanted is null
        and t.capacity <> greatest(courses.tee_places, t.taken)
      order by t.day, t.tee_time
      for update of t
    ) as touched
    where tee_times.course_id = touched.course_id and tee_times.day = touched.day
      and tee_times.tee_time = touched.tee_time`);
}
