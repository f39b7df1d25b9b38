import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { AdminArea } from "#app/domain/desk/role/role-rights.ts";
import { Kbd } from "#app/features/desk/kbd.tsx";
import { inputClass } from "#app/ui/form/input-class.ts";
import { Dialog } from "#app/ui/overlay/dialog.tsx";

/** Each key with its word; `area` hides what the reader's role cannot use. */
const SHEET = [
  {
    name: "anywhere",
    keys: [
      ["find", "⌘ K"],
      ["sheet", "?"],
      ["save", "⌘ S"],
      ["undo", "⌘ Z"],
      ["close", "Esc"],
      ["next", "."],
    ],
  },
  {
    name: "go",
    keys: [
      ["home", "G H", "home"],
      ["reservations", "G R", "reservations"],
      ["qna", "G Q", "qna"],
      ["run_sheet", "G S", "run-sheet"],
      ["courses", "G C", "courses"],
      ["member", "G M", "member"],
    ],
  },
  {
    name: "list",
    keys: [
      ["move", "J K"],
      ["open", "↵"],
      ["pick", "X"],
      ["pick_to", "Shift X"],
      ["filter", "F"],
      ["search", "/"],
    ],
  },
  {
    name: "reservation",
    keys: [
      ["confirm", "⌘ ↵", "reservations"],
      ["copy", "C", "reservations"],
      ["offer", "A", "reservations"],
      ["note", "N", "reservations"],
      ["assign", "P", "reservations"],
    ],
  },
  {
    name: "price",
    keys: [
      ["cell", "← ↑ → ↓", "prices"],
      ["range", "Shift →", "prices"],
      ["change", "↵", "prices"],
      ["stop", "S", "prices"],
      ["month", "PgDn PgUp", "prices"],
    ],
  },
  {
    name: "question",
    keys: [
      ["canned", "/", "qna"],
      ["answer", "⌘ ↵", "qna"],
      ["internal", "N", "qna"],
      ["reservation", "O", "qna"],
      ["skip", "J", "qna"],
    ],
  },
] as const;

type Word = `${(typeof SHEET)[number]["name"]}.${(typeof SHEET)[number]["keys"][number][0]}`;

type ShortcutsProps = {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly areas: readonly AdminArea[];
  readonly isOn: boolean;
  readonly onSwitch: (isOn: boolean) => void;
};

/** Every key of the desk that the reader's role can use, and the switch for single letters. */
export default function Shortcuts({ open, onOpenChange, areas, isOn, onSwitch }: ShortcutsProps) {
  const { t } = useTranslation("palette");
  const [q, setQ] = useState("");
  const groups = useKeyGroups(areas, q);
  return (
    <Dialog
      wide="extra"
      title={t("shortcuts")}
      open={open}
      onOpenChange={onOpenChange}
      footer={
        <label className="flex w-full flex-wrap items-center gap-3 text-14">
          <input
            type="checkbox"
            className="size-5"
            checked={isOn}
            onChange={(event) => onSwitch(event.currentTarget.checked)}
          />
          <b>{t("single")}</b>
          <span className="text-ink-2">{t("single_hint")}</span>
        </label>
      }
    >
      <p className="mb-3 flex flex-wrap items-center gap-3 text-14 text-ink-2">
        {t("windows")} <Kbd>Ctrl</Kbd>
        <input
          type="search"
          className={inputClass({ fit: true, className: "ml-auto w-56" })}
          value={q}
          maxLength={40}
          aria-label={t("find_shortcut")}
          placeholder={t("find_shortcut")}
          onChange={(event) => setQ(event.currentTarget.value)}
        />
      </p>
      {groups.length === 0 ? <p className="text-ink-2">{t("no_shortcut")}</p> : null}
      <div className="grid grid-cols-[repeat(auto-fill,minmax(15rem,1fr))] gap-x-8 gap-y-5 text-14/6.5">
        {groups.map(({ name, rows }) => (
          <KeyGroup key={name} name={name} rows={rows} />
        ))}
      </div>
    </Dialog>
  );
}

/** The keys of the reader's areas whose words contain what was typed. */
function useKeyGroups(areas: readonly AdminArea[], q: string) {
  const { t } = useTranslation("palette");
  const word = q.trim().toLowerCase();
  return SHEET.map(({ name, keys }) => ({
    name,
    rows: keys
      .filter(([, , area]) => area === undefined || areas.includes(area))
      .map(([key, press]) => ({
        label: t(`key.${name}.${key}` as `key.${Word}` & "key.go.home"),
        press,
      }))
      .filter(({ label }) => label.toLowerCase().includes(word)),
  })).filter(({ rows }) => rows.length > 0);
}

type KeyGroupProps = ReturnType<typeof useKeyGroups>[number];

function KeyGroup({ name, rows }: KeyGroupProps) {
  const { t } = useTranslation("palette");
  return (
    <section>
      <h3 className="pb-1.5 font-semibold text-ink-2">{t(`keys.${name}`)}</h3>
      <dl>
        {rows.map(({ label, press }) => (
          <div
            key={label}
            className="flex min-h-8 items-center justify-between gap-2 border-line border-b"
          >
            <dt>{label}</dt>
            <dd className="flex gap-1">
              {press.split(" ").map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
