import { EditorContent, useEditor } from "@tiptap/react";
import StarterKit from "@tiptap/starter-kit";
import { isEmptyRichText, richTextOf } from "#app/domain/content/rich-text.ts";
import { RichTextPicture } from "./rich-text-picture.ts";
import { RichTextTools } from "./rich-text-tools.tsx";

type RichTextEditorProps = {
  readonly start: string;
  readonly label: string;
  readonly language: string | undefined;
  readonly onChange: (html: string) => void;
};

const EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    code: false,
    codeBlock: false,
    link: { openOnClick: false, autolink: false, protocols: ["https"] },
  }),
  RichTextPicture,
];

/** Loaded when a form with an article is open, by the desk alone. */
export default function RichTextEditor({ start, label, language, onChange }: RichTextEditorProps) {
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: richTextOf(start),
    // Its look is in our own style sheet.
    injectCSS: false,
    immediatelyRender: false,
    editorProps: {
      attributes: {
        class: "prose input",
        role: "textbox",
        "aria-multiline": "true",
        "aria-label": label,
        ...(language ? { lang: language } : {}),
      },
    },
    onUpdate: ({ editor: changed }) => {
      const html = changed.getHTML();
      onChange(isEmptyRichText(html) ? "" : html);
    },
  });
  if (!editor) return null;
  return (
    <div className="rich-editor">
      <RichTextTools editor={editor} />
      <EditorContent editor={editor} />
    </div>
  );
}
