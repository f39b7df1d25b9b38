import { clsx } from "clsx";
import { Images } from "lucide-react";
import { type UIEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { localizedText } from "#app/domain/common/language/languages.ts";
import type { Picture } from "#app/domain/picture/picture.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { useLazyPart } from "#app/ui/hooks/use-lazy-part.ts";
import { frameClass } from "#app/ui/look/classes.ts";
import { PictureImage } from "#app/ui/picture-image.tsx";

type GalleryProps = {
  readonly pictures: readonly Picture[];
  /** The name of the course or hotel. */
  readonly name: string;
};

/** A wide screen shows one large picture and four small ones. */
const GRID_COUNT = 5;
const FIRST_SIZES = "(min-width: 1248px) 600px, (min-width: 840px) 50vw, 100vw";
const OTHER_SIZES = "(min-width: 1248px) 300px, (min-width: 840px) 25vw, 100vw";

const loadDialog = async () => (await import("./gallery-dialog.tsx"))?.GalleryDialog;

/** A strip to swipe on a phone, a grid on a wide screen; each picture opens them all, one by one. */
export function Gallery({ pictures, name }: GalleryProps) {
  const { t } = useTranslation("ui");
  const locale = useLocale();
  const [position, setPosition] = useState(0);
  const [opened, setOpened] = useState<number>();
  const [Dialog, isOpen] = useLazyPart(loadDialog, opened !== undefined, () =>
    setOpened(undefined),
  );
  const total = pictures.length;
  const grid = total >= GRID_COUNT;

  function onScroll({ currentTarget: { scrollLeft, clientWidth } }: UIEvent) {
    setPosition(Math.min(total - 1, Math.round(scrollLeft / Math.max(1, clientWidth))));
  }

  return (
    <div className="relative overflow-hidden md:h-[27.5rem] md:rounded-panel">
      <ul
        aria-label={t("gallery.title", { name })}
        onScroll={onScroll}
        className={clsx(
          "flex aspect-[4/3] snap-x snap-mandatory overflow-x-auto [scrollbar-width:none] md:aspect-auto md:h-full md:gap-2 md:overflow-hidden",
          grid && "md:grid md:grid-cols-[2fr_1fr_1fr] md:grid-rows-2",
        )}
      >
        {total === 0 ? <NoPicture name={name} /> : null}
        {pictures.map((picture, index) => (
          <li
            key={picture.src}
            className={clsx(
              "h-full w-full flex-none snap-center md:min-h-0 md:w-auto md:min-w-0 md:flex-1",
              grid && index === 0 && "md:row-span-2",
              index >= (grid ? GRID_COUNT : 2) && "md:hidden",
            )}
          >
            <GalleryPicture
              picture={picture}
              alt={
                localizedText(picture.alt ?? {}, locale) ||
                t("gallery.picture", { name, number: index + 1, total })
              }
              isFirst={index === 0}
              onOpen={() => setOpened(index)}
            />
          </li>
        ))}
      </ul>
      {total > 1 ? (
        <>
          <PhonePosition position={position} total={total} />
          <AllPicturesButton total={total} onOpen={() => setOpened(0)} />
        </>
      ) : null}
      {Dialog ? (
        <Dialog {...{ pictures, name }} index={opened} open={isOpen} onIndex={setOpened} />
      ) : null}
    </div>
  );
}

type AllPicturesButtonProps = { readonly total: number; readonly onOpen: () => void };

function AllPicturesButton({ total, onOpen }: AllPicturesButtonProps) {
  const { t } = useTranslation("ui");
  return (
    <button
      type="button"
      className="max-md:hidden absolute right-4 bottom-4 min-h-11 items-center gap-2 rounded-control bg-paper px-4 font-semibold shadow-soft md:inline-flex"
      onClick={onOpen}
    >
      <Images aria-hidden="true" />
      {t("gallery.all", { total })}
    </button>
  );
}

type GalleryPictureProps = {
  readonly picture: Picture;
  readonly alt: string;
  readonly isFirst: boolean;
  readonly onOpen: () => void;
};

function GalleryPicture({ picture, alt, isFirst, onOpen }: GalleryPictureProps) {
  return (
    <button
      type="button"
      className={`${frameClass} block size-full cursor-zoom-in`}
      onClick={onOpen}
    >
      <PictureImage
        picture={picture}
        alt={alt}
        sizes={isFirst ? FIRST_SIZES : OTHER_SIZES}
        priority={isFirst}
      />
    </button>
  );
}

function NoPicture({ name }: { readonly name: string }) {
  return (
    <li className={`${frameClass} size-full`}>
      <PictureImage picture={null} alt={name} sizes="100vw" />
    </li>
  );
}

/** Hidden from screen readers, which get the position from the list. */
function PhonePosition({ position, total }: { readonly position: number; readonly total: number }) {
  return (
    <div aria-hidden="true" className="pointer-events-none md:hidden">
      <span className="tabular-nums whitespace-nowrap absolute right-4 bottom-4 rounded-pill bg-ink/75 px-3 text-14 leading-7 font-semibold text-paper">
        {`${position + 1} / ${total}`}
      </span>
      <span className="absolute inset-x-0 bottom-6 flex justify-center gap-1.5">
        {Array.from({ length: total }, (_, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its position
            key={index}
            className={clsx(
              "size-2 rounded-full shadow-soft",
              index === position ? "bg-paper" : "bg-paper/50",
            )}
          />
        ))}
      </span>
    </div>
  );
}
