import { ChevronLeft, ChevronRight, Pause, Play } from "lucide-react";
import { type KeyboardEvent, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { AppLink } from "#app/ui/app-link.tsx";
import { useSwipe } from "#app/ui/hooks/use-swipe.ts";
import { PictureImage } from "#app/ui/picture-image.tsx";
import type { HomeBanner } from "./home-queries.server.ts";

const TURN_MS = 7_000;

export function BannerCarousel({ banners }: { readonly banners: readonly HomeBanner[] }) {
  const { t } = useTranslation("home");
  const { current, playing, setPlaying, setResting, turn } = useTurns(banners.length);
  const swipe = useSwipe(turn);
  const banner = banners[current];
  if (!banner) return null;

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "ArrowLeft") turn(-1);
    if (event.key === "ArrowRight") turn(1);
  }
  return (
    <section
      aria-roledescription={t("banner.role")}
      aria-label={t("banner.label")}
      className="relative h-[17.5rem] overflow-hidden rounded-panel md:h-[27.5rem] md:rounded-sheet"
      onMouseEnter={() => setResting(true)}
      onMouseLeave={() => setResting(false)}
      onFocus={() => setResting(true)}
      onBlur={() => setResting(false)}
      onKeyDown={onKeyDown}
      {...swipe}
    >
      <div aria-live={playing ? "off" : "polite"} className="h-full">
        <Slide
          key={banner.id}
          banner={banner}
          first={current === 0}
          place={t("banner.place", { number: current + 1, total: banners.length })}
        />
      </div>
      {banners.length > 1 ? (
        <div className="absolute right-3 bottom-3 flex items-center rounded-pill bg-ink/75 text-14 font-semibold text-paper md:right-6 md:bottom-16">
          <Control label={t("banner.previous")} icon={ChevronLeft} onClick={() => turn(-1)} />
          <span
            className="tabular-nums whitespace-nowrap"
            aria-hidden="true"
          >{`${current + 1} / ${banners.length}`}</span>
          <Control label={t("banner.next")} icon={ChevronRight} onClick={() => turn(1)} />
          <Control
            label={playing ? t("banner.pause") : t("banner.play")}
            icon={playing ? Pause : Play}
            onClick={() => setPlaying(!playing)}
          />
        </div>
      ) : null}
    </section>
  );
}

type SlideProps = {
  readonly banner: HomeBanner;
  readonly first: boolean;
  readonly place: string;
};

function Slide({ banner, first, place }: SlideProps) {
  const Target = banner.target.startsWith("/") ? AppLink : Link;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide is a group of its own, not a field set
    <div role="group" aria-label={place} className="relative h-full">
      <div className="absolute inset-0">
        <PictureImage
          picture={banner.picture}
          alt=""
          sizes="(min-width: 1248px) 1200px, max(100vw, 654px)"
          priority={first}
          className="object-[47%_50%] md:object-[80%_50%]"
        />
      </div>
      <div className="absolute inset-0 bg-linear-102/srgb from-mist/95 via-mist/86 via-46% to-mist/0 to-86% md:bg-linear-90/srgb md:via-mist/84 md:via-34% md:to-66%" />
      <div className="relative flex h-full max-w-160 flex-col px-6 pt-7 md:px-14 md:pt-16">
        <p className="text-14 font-semibold text-fairway-700 md:text-16">{banner.eyebrow}</p>
        <h2 className="mt-2 text-28 font-extrabold whitespace-pre-line md:text-36">
          {banner.title}
        </h2>
        <p className="max-md:hidden mt-3 max-w-110 text-18 text-ink-2">{banner.text}</p>
        <Target
          to={banner.target}
          className="mt-4 inline-flex min-h-11 items-center gap-1 self-start rounded-pill bg-ink px-5 font-bold text-paper md:mt-6"
        >
          {banner.action}
          <ChevronRight aria-hidden="true" />
        </Target>
      </div>
    </div>
  );
}

type ControlProps = {
  readonly label: string;
  readonly icon: typeof Pause;
  readonly onClick: () => void;
};

function Control({ label, icon: Icon, onClick }: ControlProps) {
  return (
    <button
      type="button"
      className="grid size-11 place-items-center rounded-full"
      aria-label={label}
      onClick={onClick}
    >
      <Icon aria-hidden="true" className="size-5" />
    </button>
  );
}

/** Cycles through `count` slides; stops on demand, under the pointer, and with reduced motion. */
function useTurns(count: number) {
  const [current, setCurrent] = useState(0);
  const [playing, setPlaying] = useState(false);
  const [resting, setResting] = useState(false);

  useEffect(() => {
    // Starts after load, and never with reduced motion.
    setPlaying(!window.matchMedia("(prefers-reduced-motion: reduce)").matches);
  }, []);

  useEffect(() => {
    if (!playing || resting || count < 2) return;
    const timer = setTimeout(() => setCurrent((current + 1) % count), TURN_MS);
    return () => clearTimeout(timer);
  }, [playing, resting, current, count]);

  /** Stops the cycle, since a visitor who changes slides wants to read. */
  function turn(by: 1 | -1): void {
    setPlaying(false);
    setCurrent((current + by + count) % count);
  }

  return { current, playing, setPlaying, setResting, turn };
}
