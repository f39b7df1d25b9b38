/**
 * What an operator changes to sell under another name, with the `brand` and `footer` messages of `frame.json` in
 * each language. Zeros are placeholders for what is not registered yet.
 */
export const BRAND = {
  /** In Latin letters, for those who read no other. */
  name: "Palmtee",
  phone: "1600-0000",
  email: "help@palmtee.example",
  businessNumber: "000-00-00000",
  hosting: "Palmtee Travel",
  businessCheckUrl: "https://www.ftc.go.kr/bizCommPop.do?wrkr_no=0000000000",
  foundedYear: 2026,
} as const;
