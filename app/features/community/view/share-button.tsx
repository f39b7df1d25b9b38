import { Share2 } from "lucide-react";
import { Button } from "#app/ui/button.tsx";
import { type ShareWords, useShare } from "#app/ui/overlay/use-share.ts";

type ShareButtonProps = { readonly title: string; readonly words: ShareWords };

/** Below the text; on a phone it stands in the bar above. */
export function ShareButton({ title, words }: ShareButtonProps) {
  const share = useShare(title, words);
  return (
    <Button variant="secondary" size="sm" className="max-md:hidden" onClick={() => void share()}>
      <Share2 aria-hidden="true" />
      {words.share}
    </Button>
  );
}
