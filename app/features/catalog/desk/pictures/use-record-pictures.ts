import { useTranslation } from "react-i18next";
import { useFetcher } from "react-router";
import type { Localized } from "#app/domain/common/language/languages.ts";
import type { AdminArea } from "#app/domain/desk/role/role-rights.ts";
import type { Picture } from "#app/domain/picture/picture.ts";
import type { PicturedKind } from "#app/domain/picture/picture-order.ts";
import type { Failure } from "#app/platform/http/form.ts";
import { useAnswer } from "#app/ui/hooks/use-answer.ts";
import { useToast } from "#app/ui/overlay/toast.tsx";

type Answer = Failure | { readonly ok: true; readonly entry: number; readonly undone: boolean };

export type Shown = { readonly src: string; readonly alt?: Localized };

type Product = { readonly kind: PicturedKind; readonly id: string };

/** Where the pictures of a product are saved. */
const PATH: Record<PicturedKind, AdminArea | "hotel/room"> = {
  course: "courses",
  hotel: "hotel",
  room: "hotel/room",
  caddy: "caddy",
  region: "region",
  banner: "banners",
  event: "event",
  tournament: "tournament",
};

/** Saves the pictures of a product as they are now ordered; each save can be undone for ten seconds. */
export function usePictures({ kind, id }: Product, pictures: readonly Picture[]) {
  const { t } = useTranslation("desk");
  const { show } = useToast();
  const fetcher = useFetcher<Answer>();
  const action = `/admin/${PATH[kind]}/${id}/pictures`;
  const seen = JSON.stringify(pictures.map(({ src }) => src));

  function post(fields: Record<string, string>) {
    void fetcher.submit({ seen, ...fields }, { method: "post", action });
  }

  const isBusy = fetcher.state !== "idle";
  const answer = isBusy ? undefined : fetcher.data;
  useAnswer(answer, (saved) => {
    if (!saved.ok) return;
    if (saved.undone) return show({ text: t("record.undone") });
    const undo = () => post({ undo: String(saved.entry) });
    show({ text: t("pictures.saved"), action: { label: t("record.undo"), run: undo } });
  });
  return {
    save: (order: readonly Shown[]) => {
      if (isBusy) return;
      post({ pictures: JSON.stringify(order.map(({ src, alt = {} }) => ({ src, alt }))) });
    },
    isBusy,
    refused: answer?.ok === false ? answer.error : undefined,
  };
}
