import { generateKeyPairSync, randomBytes, sign } from "node:crypto";

const OID = {
  commonName: [0x55, 0x04, 0x03],
  otherNames: [0x55, 0x1d, 0x11],
  ecdsaWithSha256: [0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02],
};
const DAY_MS = 86_400_000;

/** A certificate for `localhost` that lasts a day, created each time, so that no key lies in the repository. */
export function testCertificate() {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const algorithm = sequence(der(0x06, OID.ecdsaWithSha256));
  const name = sequence(
    der(0x31, sequence(der(0x06, OID.commonName), der(0x0c, Buffer.from("localhost")))),
  );
  const validity = sequence(time(Date.now() - DAY_MS), time(Date.now() + DAY_MS));
  const names = sequence(der(0x82, Buffer.from("localhost")));
  const extension = sequence(der(0x06, OID.otherNames), der(0x04, names));
  const signed = sequence(
    der(0xa0, der(0x02, [2])),
    der(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    algorithm,
    name,
    validity,
    name,
    publicKey.export({ type: "spki", format: "der" }),
    der(0xa3, sequence(extension)),
  );
  const signature = Buffer.concat([Buffer.from([0]), sign("sha256", signed, privateKey)]);
  const certificate = sequence(signed, algorithm, der(0x03, signature));
  const lines = certificate.toString("base64").match(/.{1,64}/g) ?? [];
  return {
    key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    cert: ["-----BEGIN CERTIFICATE-----", ...lines, "-----END CERTIFICATE-----", ""].join("\n"),
  };
}

/** One value of DER: its tag, its length, its bytes. */
function der(tag: number, content: Iterable<number>): Buffer {
  const bytes = Buffer.from([...content]);
  const length =
    bytes.length < 128 ? [bytes.length] : [0x82, bytes.length >> 8, bytes.length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...length]), bytes]);
}

function sequence(...parts: readonly Buffer[]): Buffer {
  return der(0x30, Buffer.concat(parts));
}

function time(ms: number): Buffer {
  const text = new Date(ms).toISOString().replaceAll(/[-:T]/g, "").slice(2, 14);
  return der(0x17, Buffer.from(`${text}Z`));
}
