import { Note } from "#app/ui/note.tsx";

/** What was just done, above the list to which it led back. */
export function DoneNote({ text }: { readonly text: string }) {
  return (
    <Note tone="good" className="mb-4">
      <span role="status">{text}</span>
    </Note>
  );
}
