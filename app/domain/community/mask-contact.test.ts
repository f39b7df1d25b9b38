import { expect, test } from "vitest";
import { hasContact, maskContacts } from "./mask-contact.ts";

test.each([
  ["010-1234-5678로 연락 주세요", "●●●로 연락 주세요"],
  ["01012345678", "●●●"],
  ["0 1 0 1 2 3 4 5 6 7 8", "●●●"],
  ["+82 10-1234-5678", "●●●"],
  ["공일공 일이삼사 오육칠팔", "●●●"],
  ["010.일이삼사.5678", "●●●"],
  ["０１０-１２３４-５６７８", "●●●"],
  ["+66 81 234 5678", "●●●"],
  ["카톡 golfking77 입니다", "카톡 ●●● 입니다"],
  ["카톡 아이디: golfking", "카톡 아이디: ●●●"],
  ["Line ID birdie.kim", "Line ID ●●●"],
  ["kakao: palmtree", "kakao: ●●●"],
  ["me@example.com으로", "●●●으로"],
  ["https://open.kakao.com/o/sAbCd12", "●●●"],
])("%j is shown as %j", (text, shown) => {
  expect(maskContacts(text)).toBe(shown);
  expect(hasContact(text)).toBe(true);
});

test.each([
  "2026-11-20 07:30 티오프, 4명 1,040,000원",
  "1월 12일부터 14일까지, 그린피 120,000원씩",
  "핸디 18, 백돌이 환영이에요",
  "라인 없이 치는 코스예요",
  "kakao로 가입했어요",
  "3번 홀 파5, 545야드",
  "",
])("%j has no contact in it", (text) => {
  expect(maskContacts(text)).toBe(text);
  expect(hasContact(text)).toBe(false);
});

test("masks a text of a hundred thousand digits and gaps without backtracking", () => {
  expect(maskContacts("1 ".repeat(50_000))).toContain("●●●");
  expect(maskContacts("카톡 ".repeat(20_000))).toContain("카톡");
});
