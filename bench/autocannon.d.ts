declare module "autocannon" {
  type Result = {
    readonly requests: { readonly average: number };
    readonly latency: { readonly p97_5: number };
  };

  export default function autocannon(options: {
    readonly url: string;
    readonly connections: number;
    readonly duration: number;
  }): Promise<Result>;
}
