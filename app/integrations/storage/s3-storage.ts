import { AwsClient } from "aws4fetch";
import { checkName, type FileStorage, type StoredFile, storageAway } from "./file-storage.ts";

export type S3Config = {
  /** `https://s3.ap-northeast-2.amazonaws.com`, or the address of another service that speaks S3. */
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
};

/** Longer than a busy service takes for a file of a megabyte; an uploader waits for it eight times. */
const TIMEOUT_MS = 10_000;
const RETRIES = 2;

/** A private bucket: readers get files through the shop alone, which checks who they are. */
export function s3Storage({ endpoint, bucket, ...keys }: S3Config): FileStorage {
  const client = new AwsClient({ ...keys, service: "s3", retries: RETRIES });
  const root = `${endpoint}/${bucket}`;
  const addressOf = (name: string) => `${root}/${checkName(name)}`;

  async function ask(url: string, init: RequestInit = {}): Promise<Response> {
    const { method = "GET" } = init;
    try {
      return await client.fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
    } catch (cause) {
      throw storageAway(`the storage did not answer ${method}`, cause);
    }
  }

  async function* listAll(after?: string): AsyncGenerator<readonly StoredFile[]> {
    const query = new URLSearchParams({ "list-type": "2" });
    if (after) query.set("continuation-token", after);
    const response = await ask(`${root}?${query}`);
    const xml = await response.text();
    if (!response.ok) throw refused("LIST", response.status, xml);
    yield filesIn(xml);
    const next = /<NextContinuationToken>([^<]+)</.exec(xml)?.[1];
    if (next) yield* listAll(next);
  }

  return {
    async put(name, bytes) {
      const body = Uint8Array.from(bytes);
      const response = await ask(addressOf(name), { method: "PUT", body });
      const text = await response.text();
      if (!response.ok) throw refused("PUT", response.status, text);
    },
    async get(name) {
      const response = await ask(addressOf(name));
      if (response.ok) return new Uint8Array(await response.arrayBuffer());
      const text = await response.text();
      if (isAbsent(response, text)) return undefined;
      throw refused("GET", response.status, text);
    },
    async remove(name) {
      const response = await ask(addressOf(name), { method: "DELETE" });
      const text = await response.text();
      if (!response.ok && !isAbsent(response, text)) throw refused("DELETE", response.status, text);
    },
    list: () => listAll(),
  };
}

/** A missing bucket is also a 404, and would otherwise pass for a shop without pictures. */
function isAbsent({ status }: Response, text: string): boolean {
  return status === 404 && codeIn(text) !== "NoSuchBucket";
}

/** Logs the service's code only: the rest of its answer may repeat the signed text. */
function refused(method: string, status: number, text: string): Error {
  return storageAway(`the storage answered ${status} to ${method}: ${codeIn(text)}`);
}

function codeIn(xml: string): string {
  return /<Code>(\w+)<\/Code>/.exec(xml)?.[1] ?? "no code";
}

/** Our names have nothing that XML would write in another way; others are not ours to touch. */
function filesIn(xml: string): StoredFile[] {
  const parts = xml.matchAll(/<Contents>(.*?)<\/Contents>/gs);
  return [...parts].flatMap(([, part = ""]) => {
    const name = /<Key>([a-z0-9.-]+)<\/Key>/i.exec(part)?.[1];
    const changedAt = /<LastModified>([^<]+)</.exec(part)?.[1];
    return name && changedAt ? { name, changedAt: new Date(changedAt) } : [];
  });
}
