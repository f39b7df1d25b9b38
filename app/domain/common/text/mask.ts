/** The first and the last letter of each part of a name: 김*현, E**a C****e. */
export function maskName(name: string): string {
  return name.split(" ").map(maskWord).join(" ");
}

/** Only the last four digits: enough to tell two callers apart. */
export function maskPhone(phone: string): string {
  const digits = phone.replace(/\D/g, "").length;
  let seen = 0;
  return phone.replace(/\d/g, (digit) => {
    seen += 1;
    return seen > 3 && seen <= digits - 4 ? "*" : digit;
  });
}

/** The first two letters and the provider: do****@naver.com. */
export function maskEmail(email: string): string {
  const [name = "", domain = ""] = email.split("@");
  return `${name.slice(0, Math.min(2, name.length - 1))}****@${domain}`;
}

/** Only the year. */
export function maskBirthday(day: string): string {
  return `${day.slice(0, 4)}-**-**`;
}

function maskWord(word: string): string {
  const letters = [...word];
  const [first = "", last = ""] = [letters[0], letters.at(-1)];
  if (letters.length <= 1) return word;
  if (letters.length === 2) return `${first}*`;
  return `${first}${"*".repeat(letters.length - 2)}${last}`;
}
