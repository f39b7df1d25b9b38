/** Not animated but for its appearing: dozens of moving skeletons would slow down a phone. */
const appearing = "bg-sand-2 animate-[appear_120ms_300ms_backwards]";
export const skeletonClass = `${appearing} rounded-lg`;
export const photoSkeletonClass = `${appearing} block rounded-card`;

/** Many skeletons share one animation of what holds them: single ones would each need a layer and an event. */
export const skeletonGroupClass = "animate-[appear-together_0s_300ms_backwards]";
export const groupedSkeletonClass = "bg-sand-2 [visibility:var(--sks,visible)]";
