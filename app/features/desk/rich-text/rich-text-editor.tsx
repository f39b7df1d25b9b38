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
        class: "prose",
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
    <div className="rich-editor">
      <RichTextTools editor={editor} />
      <EditorContent editor={editor} />
    </div>
  );
}
