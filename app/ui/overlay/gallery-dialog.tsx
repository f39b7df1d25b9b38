import { Dialog } from "@base-ui/react/dialog";
import { ChevronLeft, ChevronRight, X } from "lucide-react";
import type { KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import { localizedText } from "#app/domain/common/language/languages.ts";
import type { Picture } from "#app/domain/picture/picture.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { useSwipe } from "#app/ui/hooks/use-swipe.ts";
import { frameClass } from "#app/ui/look/classes.ts";
import { PictureImage } from "#app/ui/picture-image.tsx";

type GalleryDialogProps = {
  readonly pictures: readonly Picture[];
  readonly name: string;
  /** The picture to show. */
  readonly index: number | undefined;
  readonly open: boolean;
  readonly onIndex: (index: number | undefined) => void;
};

/** The pictures one by one over the whole screen: by arrow keys, Home, End or swiping; Escape closes. */
export function GalleryDialog({ pictures, name, index, open, onIndex }: GalleryDialogProps) {
  const { t } = useTranslation("ui");
  const locale = useLocale();
  const total = pictures.length;
  const current = Math.min(index ?? 0, total - 1);
  const picture = pictures[current];
  const swipe = useSwipe((step) => turn(step));
  if (!picture) return null;

  /** Wraps around at both ends. */
  function turn(step: number) {
    onIndex((current + step + total) % total);
  }

  function onKeyDown(event: KeyboardEvent) {
    const moves: Record<string, () => void> = {
      ArrowLeft: () => turn(-1),
      ArrowRight: () => turn(1),
      Home: () => onIndex(0),
      End: () => onIndex(total - 1),
    };
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    move();
  }

  return (
    <Dialog.Root open={open} onOpenChange={(isOn) => onIndex(isOn ? current : undefined)}>
      <Dialog.Portal>
        <Dialog.Popup
          className="fixed inset-0 z-70 flex flex-col bg-ink text-paper outline-none"
          onKeyDown={onKeyDown}
        >
          <div className="flex h-16 flex-none items-center justify-between gap-4 px-4">
            <Dialog.Title className="min-w-0 truncate text-16 font-semibold">
              {t("gallery.title", { name })}
            </Dialog.Title>
            <Dialog.Close className={ROUND} aria-label={t("close")}>
              <X aria-hidden="true" />
            </Dialog.Close>
          </div>
          <div className="flex min-h-0 flex-1 items-center justify-center" {...swipe}>
            <LargePicture
              picture={picture}
              alt={
                localizedText(picture.alt ?? {}, locale) ||
                t("gallery.picture", { name, number: current + 1, total })
              }
            />
          </div>
          <TurnBar current={current} total={total} onTurn={turn} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

type LargePictureProps = { readonly picture: Picture; readonly alt: string };

function LargePicture({ picture, alt }: LargePictureProps) {
  const ratio = picture.width / picture.height;
  return (
    <div
      className={frameClass}
      style={{
        aspectRatio: ratio,
        width: `min(100%, 90rem, calc((100dvh - 8.5rem) * ${ratio}))`,
      }}
    >
      <PictureImage
        key={picture.src}
        picture={picture}
        alt={alt}
        sizes="(min-width: 1200px) 1200px, 100vw"
      />
    </div>
  );
}

const ROUND =
  "grid size-11 flex-none place-items-center rounded-full bg-paper/10 hover:bg-paper/20 focus-visible:outline-2 focus-visible:outline-paper";

type TurnBarProps = {
  readonly current: number;
  readonly total: number;
  readonly onTurn: (step: number) => void;
};

function TurnBar({ current, total, onTurn }: TurnBarProps) {
  const { t } = useTranslation("ui");
  return (
    <div className="flex h-18 flex-none items-center justify-center gap-6">
      <TurnButton label={t("gallery.previous")} icon={ChevronLeft} onClick={() => onTurn(-1)} />
      <span
        className="tabular-nums whitespace-nowrap min-w-20 text-center font-semibold"
        aria-live="polite"
      >
        {t("gallery.place", { number: current + 1, total })}
      </span>
      <TurnButton label={t("gallery.next")} icon={ChevronRight} onClick={() => onTurn(1)} />
    </div>
  );
}

type TurnButtonProps = {
  readonly label: string;
  readonly icon: typeof X;
  readonly onClick: () => void;
};

function TurnButton({ label, icon: Icon, onClick }: TurnButtonProps) {
  return (
    <button type="button" className={ROUND} aria-label={label} onClick={onClick}>
      <Icon aria-hidden="true" />
    </button>
  );
}
