import { lazy, Suspense } from "react";

const AuthorTools = lazy(() => import("./author-tools.tsx"));

type OwnPostProps = { readonly postId: number; readonly isOwn: boolean };

/** The tools are loaded for the author alone. */
export function OwnPost({ postId, isOwn }: OwnPostProps) {
  if (!isOwn) return null;
  return (
    <Suspense fallback={null}>
      <AuthorTools postId={postId} />
    </Suspense>
  );
}
