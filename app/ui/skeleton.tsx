import { clsx } from "clsx";
import { productCardClass } from "#app/ui/look/product-card-class.ts";
import { photoSkeletonClass, skeletonClass } from "#app/ui/look/skeleton-class.ts";

type SkeletonProps = {
  readonly className?: string;
  readonly width?: string;
  readonly height?: string;
};

/** Takes the space of loading content; visible only after a short delay. */
export function Skeleton({ className, width, height = "1rem" }: SkeletonProps) {
  return <span className={clsx(skeletonClass, "block", className)} style={{ width, height }} />;
}

/** The shape of a product card. */
export function CardSkeleton() {
  return (
    <div className={productCardClass} aria-hidden="true">
      <span className={`${photoSkeletonClass} aspect-4/3`} />
      <Skeleton className="mt-3" width="58%" height="0.875rem" />
      <Skeleton className="mt-2" width="86%" height="1.125rem" />
      <Skeleton className="mt-2" width="34%" height="0.875rem" />
      <Skeleton className="mt-4" width="48%" height="1.375rem" />
    </div>
  );
}

/** The shape of a list of lines with a small picture. */
export function LinesSkeleton({ lines = 3 }: { readonly lines?: number }) {
  return (
    <div className="grid gap-4" aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike
        <div key={line} className="grid grid-cols-[4.75rem_1fr] gap-4">
          <span className={`${photoSkeletonClass} aspect-square`} />
          <div className="grid content-center gap-2.5">
            <Skeleton width="40%" height="0.875rem" />
            <Skeleton width="82%" height="1.125rem" />
            <Skeleton width="56%" height="0.875rem" />
          </div>
        </div>
      ))}
    </div>
  );
}
