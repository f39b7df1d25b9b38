import { z } from "zod";
import { AppError } from "#app/domain/common/errors/errors.ts";
import { answerSchema } from "#app/domain/help/question/answer-schema.ts";
import { messageSchema } from "#app/domain/help/question/question-schema.ts";
import {
  addNote,
  answerQuestion,
  assignQuestion,
  closeQuestion,
  markSeenByStaff,
} from "#app/features/help/question/answer-question.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { parseForm } from "#app/platform/http/form.ts";
import { countUse } from "./canned-record.server.ts";

const seenSchema = z.object({ version: z.coerce.number().int().positive().max(2_147_483_647) });
const person = z.union([z.literal("").transform(() => null), z.uuid()]);
const assignSchema = z.object({ to: person, seen: person });

type Acting = { readonly id: number; readonly by: string; readonly form: FormData };
type Action = (services: Pick<Services, "db" | "now">, acting: Acting) => Promise<void>;

function answer(asksBack: boolean): Action {
  return async (services, { id, by, form }) => {
    const input = parseForm(answerSchema, form);
    await answerQuestion(services, { id, by, input, asksBack });
    if (input.canned) await countUse(services.db, input.canned);
  };
}

const ACTIONS: Readonly<Record<string, Action>> = {
  answer: answer(false),
  ask_back: answer(true),
  note: (services, { id, by, form }) =>
    addNote(services, { id, by, ...parseForm(messageSchema.pick({ content: true }), form) }),
  assign: (services, { id, by, form }) =>
    assignQuestion(services, { id, by, ...parseForm(assignSchema, form) }),
  close: (services, { id, by, form }) =>
    closeQuestion(services, { id, by, ...parseForm(seenSchema, form) }),
  seen: (services, { id }) => markSeenByStaff(services, id),
};

/** Carries out the form's action, and says whether to open the next question. */
export async function runQuestionAction(
  services: Pick<Services, "db" | "now">,
  acting: Acting,
): Promise<{ readonly goesOn: boolean }> {
  const intent = String(acting.form.get("intent"));
  const run = Object.hasOwn(ACTIONS, intent) ? ACTIONS[intent] : undefined;
  if (!run) throw new AppError("common.bad_request");
  await run(services, acting);
  return { goesOn: intent === "answer" || intent === "ask_back" };
}
