import { eq, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { questionMessages, questions } from "#app/db/schema/help/help-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import { DEFAULT_LOCALE } from "#app/domain/common/language/languages.ts";
import { mayChange } from "#app/domain/desk/role/role-rights.ts";
import type { AnswerInput } from "#app/domain/help/question/answer-schema.ts";
import { writeAudit } from "#app/features/desk/audit/write-audit.server.ts";
import { notifyMember } from "#app/features/message/outbox.server.ts";
import { memberPictures } from "#app/features/picture/member-pictures.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";

type Acting = Pick<Services, "db" | "now">;

type Answer = {
  readonly id: number;
  readonly by: string;
  readonly input: AnswerInput;
  /** Whether it asks something back: the thread stays open on the member's side. */
  readonly asksBack: boolean;
};

/** Answers a question and tells its member; refused when a message came since its writer looked. */
export async function answerQuestion(
  { db, now }: Acting,
  { id, by, input, asksBack }: Answer,
): Promise<void> {
  const at = now();
  await db.transaction(async (tx) => {
    const question = await lockSeen(tx, id, input.version);
    const pictures = await memberPictures(tx, by, input.picture, []);
    const [message] = await tx
      .insert(questionMessages)
      .values({
        questionId: id,
        authorId: by,
        author: "staff",
        content: { [question.locale]: input.content },
        pictures,
        createdAt: at,
      })
      .returning({ id: questionMessages.id });
    await tx
      .update(questions)
      .set({
        waitingSince: null,
        askedBack: asksBack,
        answeredAt: at,
        staffReadAt: at,
        solvedAt: null,
        assigneeId: question.assigneeId ?? by,
        version: sql`${questions.version} + 1`,
      })
      .where(eq(questions.id, id));
    await notifyMember(tx, question.memberId, {
      template: "question-answered",
      event: `question-answered:${message?.id}`,
      words: { title: question.title },
      link: `/qna/${id}`,
      contact: { email: question.email, phone: question.phone },
    });
    await writeAudit(tx, {
      by,
      action: asksBack ? "question.ask_back" : "question.answer",
      subject: { kind: "question", id },
      after: { answer: input.content, pictures: pictures.length },
      at,
    });
  });
}

type Note = { readonly id: number; readonly by: string; readonly content: string };

/** A note among staff: it changes nothing for the member, so it needs no version. */
export async function addNote({ db, now }: Acting, { id, by, content }: Note): Promise<void> {
  const at = now();
  await db.transaction(async (tx) => {
    await lockQuestion(tx, id);
    await tx.insert(questionMessages).values({
      questionId: id,
      authorId: by,
      author: "note",
      content: { [DEFAULT_LOCALE]: content },
      createdAt: at,
    });
    const subject = { kind: "question", id };
    await writeAudit(tx, { by, action: "question.note", subject, after: { note: content }, at });
  });
}

type Assignment = {
  readonly id: number;
  readonly by: string;
  readonly to: string | null;
  /** The assignee that the page showed: a colleague who took it meanwhile is not replaced unnoticed. */
  readonly seen: string | null;
};

/** Assigns a question to a member of staff, or to none. */
export async function assignQuestion(
  { db, now }: Acting,
  { id, by, to, seen }: Assignment,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { assigneeId } = await lockQuestion(tx, id);
    if (to && !(await mayAnswer(tx, to))) throw new AppError("common.bad_request");
    if (assigneeId === to) return;
    if (assigneeId !== seen) throw new AppError("qna.assignee_changed");
    await tx.update(questions).set({ assigneeId: to }).where(eq(questions.id, id));
    await writeAudit(tx, {
      by,
      action: "question.assign",
      subject: { kind: "question", id },
      before: { assignee: assigneeId },
      after: { assignee: to },
      at: now(),
    });
  });
}

/** Ends a question without words, such as a member's "thank you". */
export async function closeQuestion(
  { db, now }: Acting,
  { id, by, version }: { readonly id: number; readonly by: string; readonly version: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockSeen(tx, id, version);
    await tx
      .update(questions)
      .set({ waitingSince: null, askedBack: false, version: sql`${questions.version} + 1` })
      .where(eq(questions.id, id));
    const subject = { kind: "question", id };
    await writeAudit(tx, { by, action: "question.close", subject, at: now() });
  });
}

/** That staff have seen what the member wrote. */
export async function markSeenByStaff({ db, now }: Acting, id: number): Promise<void> {
  await db.update(questions).set({ staffReadAt: now() }).where(eq(questions.id, id));
}

async function lockSeen(tx: Database, id: number, version: number) {
  const question = await lockQuestion(tx, id);
  if (question.version !== version) throw new AppError("qna.answered_meanwhile");
  return question;
}

async function lockQuestion(tx: Database, id: number) {
  const [question] = await tx
    .select({
      memberId: questions.memberId,
      title: questions.title,
      email: questions.email,
      phone: questions.phone,
      assigneeId: questions.assigneeId,
      version: questions.version,
      locale: members.locale,
    })
    .from(questions)
    .innerJoin(members, eq(members.id, questions.memberId))
    .where(eq(questions.id, id))
    .for("update", { of: questions });
  if (!question) throw new AppError("common.not_found");
  return question;
}

async function mayAnswer(tx: Database, id: string): Promise<boolean> {
  const [member] = await tx.select({ role: members.role }).from(members).where(eq(members.id, id));
  return member !== undefined && mayChange(member.role, "qna");
}
