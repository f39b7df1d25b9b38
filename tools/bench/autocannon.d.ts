declare module "autocannon" {
  type Result = {
    readonly requests: { readonly average: number };
    readonly non2xx: number;
    readonly errors: number;
  };

  type Running = Promise<Result> & {
    on(
      event: "response",
      hear: (client: unknown, status: number, bytes: number, milliseconds: number) => void,
    ): void;
  };

  export default function autocannon(options: {
    readonly url: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly connections: number;
    readonly duration: number;
    readonly method?: "GET" | "POST";
    readonly body?: string;
    readonly workers?: number;
    /** Requests a second, by all connections together. */
    readonly overallRate?: number;
  }): Running;
}
