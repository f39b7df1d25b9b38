import { mergeAttributes, Node } from "@tiptap/core";
import { EditorContent, useEditor } from "@tiptap/react";
import StarterKit from "@tiptap/starter-kit";
import { isEmptyRichText, richTextOf } from "#app/domain/common/text/rich-text.ts";
import { RichTextTools } from "./rich-text-tools.tsx";

/** A picture of our own between paragraphs. */
const RichTextPicture = Node.create({
  name: "picture",
  group: "block",
  atom: true,
  draggable: true,
  addAttributes() {
    return { src: { default: "" }, alt: { default: "" }, width: {}, height: {} };
  },
  parseHTML() {
    return [{ tag: 'img[src^="/uploads/"]' }];
  },
  renderHTML({ HTMLAttributes }) {
    return ["img", mergeAttributes(HTMLAttributes)];
  },
});

export type RichTextEditorProps = {
  readonly start: string;
  readonly isFocused: boolean;
  readonly label: string;
  readonly language: string | undefined;
  readonly describedBy: string;
  readonly onChange: (html: string) => void;
};

const articleClass =
  "max-h-144 min-h-64 overflow-y-auto whitespace-pre-wrap break-words rounded-b-[0.625rem] px-4 py-3.5 text-[0.9375rem]/[1.6] [&_.ProseMirror-selectednode]:outline-3 [&_.ProseMirror-selectednode]:outline-pick-600 [&_img]:rounded-lg";

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
export function RichTextEditor(props: RichTextEditorProps) {
  const { start, isFocused, label, language, describedBy, onChange } = props;
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: richTextOf(start),
    autofocus: isFocused ? "end" : false,
    // Its look is in our own style sheet.
    injectCSS: false,
    editorProps: {
      attributes: {
        class: `prose ${articleClass}`,
        role: "textbox",
        "aria-multiline": "true",
        "aria-label": label,
        "aria-describedby": describedBy,
        ...(language ? { lang: language } : {}),
      },
    },
    onUpdate: ({ editor: changed }) => {
      const html = changed.getHTML();
      onChange(isEmptyRichText(html) ? "" : html);
    },
  });
  return (
    <div className="mt-1.5 rounded-[0.625rem] border border-line bg-paper">
      <RichTextTools editor={editor} />
      <EditorContent editor={editor} />
    </div>
  );
}
