import { mergeAttributes, Node } from "@tiptap/core";

/** A picture of our own between paragraphs. */
export const RichTextPicture = Node.create({
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
