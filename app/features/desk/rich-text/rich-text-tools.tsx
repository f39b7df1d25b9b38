import { type Editor, useEditorState } from "@tiptap/react";
import {
  Bold,
  Heading2,
  Heading3,
  Image,
  Italic,
  Link2,
  List,
  ListOrdered,
  type LucideIcon,
  Quote,
  Redo2,
  Undo2,
} from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { PictureChoice } from "#app/features/picture/picture-choice.tsx";
import { useCatalogueUploads } from "#app/features/picture/use-uploads.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { LinkForm } from "./rich-text-link.tsx";

type Tool = {
  readonly name: "bold" | "italic" | "h2" | "h3" | "ul" | "ol" | "quote";
  readonly icon: LucideIcon;
  readonly isOn: (editor: Editor) => boolean;
  readonly run: (editor: Editor) => void;
};

const TOOLS: readonly Tool[] = [
  {
    name: "bold",
    icon: Bold,
    isOn: (editor) => editor.isActive("bold"),
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    name: "italic",
    icon: Italic,
    isOn: (editor) => editor.isActive("italic"),
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    name: "h2",
    icon: Heading2,
    isOn: (editor) => editor.isActive("heading", { level: 2 }),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    name: "h3",
    icon: Heading3,
    isOn: (editor) => editor.isActive("heading", { level: 3 }),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    name: "ul",
    icon: List,
    isOn: (editor) => editor.isActive("bulletList"),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: "ol",
    icon: ListOrdered,
    isOn: (editor) => editor.isActive("orderedList"),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    name: "quote",
    icon: Quote,
    isOn: (editor) => editor.isActive("blockquote"),
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
];

/** The buttons above an article. */
export function RichTextTools({ editor }: { readonly editor: Editor }) {
  const { t } = useTranslation("desk");
  const [isLinking, setLinking] = useState(false);
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      on: TOOLS.filter(({ isOn }) => isOn(now)).map(({ name }) => name),
      isLink: now.isActive("link"),
      canUndo: now.can().undo(),
      canRedo: now.can().redo(),
    }),
  });
  return (
    <div
      className="flex flex-wrap items-center border-line border-b px-1 py-0.5 [&>button]:disabled:opacity-35"
      role="toolbar"
      aria-label={t("rich.tools")}
    >
      {TOOLS.map(({ name, icon, run }) => (
        <IconButton
          key={name}
          icon={icon}
          label={t(`rich.${name}`)}
          pressed={state.on.includes(name)}
          onClick={() => run(editor)}
        />
      ))}
      <IconButton
        icon={Link2}
        label={t("rich.link")}
        pressed={state.isLink}
        onClick={() => setLinking((open) => !open)}
      />
      <PictureTool editor={editor} />
      <IconButton
        icon={Undo2}
        label={t("rich.undo")}
        disabled={!state.canUndo}
        onClick={() => editor.chain().focus().undo().run()}
      />
      <IconButton
        icon={Redo2}
        label={t("rich.redo")}
        disabled={!state.canRedo}
        onClick={() => editor.chain().focus().redo().run()}
      />
      {isLinking ? <LinkForm editor={editor} onDone={() => setLinking(false)} /> : null}
    </div>
  );
}

/** The width of a picture in an article. */
const SHOWN_WIDTH = 960;

function PictureTool({ editor }: { readonly editor: Editor }) {
  const { t } = useTranslation(["desk", "errors"]);
  const { uploads, add } = useCatalogueUploads((pictures) => {
    for (const { src, widths, width, height } of pictures) {
      const shown = widths.find((each) => each >= SHOWN_WIDTH) ?? widths.at(-1) ?? width;
      const attributes = {
        src: `${src}-${shown}.webp`,
        alt: "",
        width: shown,
        height: Math.round((height * shown) / width),
      };
      editor.chain().focus().insertContent({ type: "picture", attrs: attributes }).run();
    }
  });
  const [upload] = uploads;
  return (
    <>
      <PictureChoice label={t("rich.picture")} single onAdd={(files) => void add(files)}>
        {(choose) => (
          <IconButton
            icon={Image}
            label={t("rich.picture")}
            onClick={choose}
            disabled={upload !== undefined && !upload.error}
          />
        )}
      </PictureChoice>
      {upload ? (
        <span className="text-13" role="status">
          {upload.error
            ? t(`errors:${upload.error}`)
            : t("rich.sending", { percent: upload.percent ?? 0 })}
        </span>
      ) : null}
    </>
  );
}
