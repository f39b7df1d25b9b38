type Bounded = { readonly bound: number };

/** Nodes by bound; of equal ones the earlier first. */
export class BestFirst<Node extends Bounded> {
  readonly #heap: { readonly node: Node; readonly turn: number }[] = [];
  #turns = 0;

  push(node: Node): void {
    const heap = this.#heap;
    heap.push({ node, turn: this.#turns++ });
    for (let at = heap.length - 1; at > 0; ) {
      const above = (at - 1) >> 1;
      if (!this.#isBefore(at, above)) return;
      this.#swap(at, above);
      at = above;
    }
  }

  peek(): Node | undefined {
    return this.#heap[0]?.node;
  }

  pop(): Node | undefined {
    const heap = this.#heap;
    const top = heap[0];
    const last = heap.pop();
    if (!top || !last || heap.length === 0) return top?.node;
    heap[0] = last;
    for (let at = 0; ; ) {
      let least = at;
      for (const below of [2 * at + 1, 2 * at + 2]) {
        if (below < heap.length && this.#isBefore(below, least)) least = below;
      }
      if (least === at) return top.node;
      this.#swap(at, least);
      at = least;
    }
  }

  #isBefore(left: number, right: number): boolean {
    const [a, b] = [this.#heap[left], this.#heap[right]];
    if (!a || !b) return false;
    return a.node.bound !== b.node.bound ? a.node.bound < b.node.bound : a.turn < b.turn;
  }

  #swap(left: number, right: number): void {
    const [a, b] = [this.#heap[left], this.#heap[right]];
    if (a && b) [this.#heap[left], this.#heap[right]] = [b, a];
  }
}
