import { z } from "zod";
import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import { says } from "#app/domain/common/validation.ts";

/**
 * Passwords that attackers try first: of eight letters or more, in lower case. Many are Korean words typed
 * on an English keyboard, as rkskekfk is 가나다라.
 */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `
    00000001 01000000000 01012345678 010123456789 0123456789 098765432 0987654321 10203040 11111111a
    1111111a 11112222 1111qqqq 111222333 111222333444 11223344 1122334455 112233445566 12121212
    12312312 123123123 123321123 12341234 123412341234 12344321 123454321 1234567! 12345678!
    123456780 123456788 123456789! 1234567890a 1234567890q 1234567891 12345678910 1234567899
    123456789a 12345678a 12345678q 12345679 1234567a 1234567q 123456aa 123456ab 123456abc
    123456qwerty 12345abc 12345qwert 1234abcd 1234asdf 1234qwer 123789456 123abc123 123qwe123
    123qweasd 123qweasdzxc 13131313 142536475 147258369 147852369 14789632 159357456 159753456
    19871987 19881988 19901990 1a2b3c4d 1a2s3d4f 1q2w3e4r 1q2w3e4r! 1q2w3e4r5t 1q2w3e4r5t!
    1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc 1z2x3c4v 20002000 20022002 20202020 20262026 25802580
    258025800 456789123 55667788 741852963 77777777a 77778888 789456123 87654321 87654321a 88889999
    963852741 98765432 987654321 9876543210 99998888 a1234567 a12345678 a123456789 a1a1a1a1 a1b2c3d4
    a1s2d3f4 aa123456 aa12345678 aaa11122 aaaa0000 aaaa1111 aaaa1234 ab123456 abab1212 abc12345
    abc123456 abc123abc abcabcabc abcd1234 abcd1234! abcd12345 abcdabcd abcde123 abcdef12 abcdefg1
    access14 admin123 admin1234 administrator administrator1 ajdajd123 ajdajddl akstp1234 alexander
    alsdud123 alsrud123 alstn1234 alswl1234 alswn1234 america1 android1 angel123 apple123 apple1234
    arsenal1 as123456 asd12345 asd123asd asdasdasd asdf1234 asdf12345 asdfasdf asdfghjk asdfghjkl
    asdfqwer ashley12 australia autumn2026 bailey123 banana123 bangkok1 bangkok123 barcelona
    baseball baseball1 basketball batman123 battlenet benjamin birdie123 blessing blink182 buster123
    butterfly california changeme changeme1 charlie1 cheese123 chelsea1 chlrkddlgjs chocolate
    christian chswls123 cocacola coffee123 computer computer1 cookie123 corvette cowboys1 daehan123
    daniel123 dbswls123 december1 default1 dhkdwk123 dhsmf1234 diamond1 didi1234 djaak1234 djaakdk1
    djaakdkqk dkagh1234 dkaghgkwk dkdlel123 dkdlelfk dkqk1234 dkqkdjaak dkssud123 dkssud1234
    dkssudgktpdy dkssudgktpdy1 dlalswl1 dlwlgns1 dmswjd123 dmswl1234 dnflwlq! dnflwlq1 dnflwlq123
    dragon123 eagle123 ehdgoanf ehdgoanfrhk ekdrms123 elizabeth eogksalsrnr eogksalsrnr1 eoqkr123
    eoqkr1234 eoqkrskwk facebook ferrari1 fhehfheh flower123 football football1 fortnite fortnite1
    freedom1 friday123 galaxy123 ghddlehd ghkdlxld ghkdlxld! ghkdlxld1 ginger123 gkrrydhk gkrtod123
    gksmf1234 gksmfskfk gksrnr123 gksrnr1234 gksrnrdls gnlqkd123 godbless godqhr123 godqhr1234
    godqhrgkwk godqhrgo godqhrgo1 golden123 golf1234 golf12345 golfgolf google123 gpwls1234 guest123
    guswjd123 h1234567 happy123 happy1234 happyday harley123 hello123 hello1234 hellokitty
    helloworld hockey123 holeinone holeinone1 hunter123 ilovegod iloveyou iloveyou! iloveyou1
    iloveyou123 iloveyou2 instagram internet iphone123 j1234567 january1 jennifer jessica1 jesus123
    jesus1234 jesuschrist jonathan jordan23 k1234567 kakao1234 kakaotalk killer123 korea123
    korea1234 lakers24 letmein1 letmein123 letmeinnow lineage2 liverpool lkjhgfdsa login123
    login1234 london123 lovelove lovelove1 loveme123 loveyou1 lucky123 lucky777 maggie123 manchester
    maplestory master123 matrix123 maverick mercedes michael1 michelle mickey123 midnight minecraft
    minecraft1 mnbvcxz1 monday123 money123 monkey123 mulligan mustang1 mypassword naruto123 naver123
    naver1234 newyork1 nexon1234 nicholas nopassword nothing1 november november1 open1234 opensesame
    orange123 overwatch p1234567 p@ssw0rd p@ssword pa55word palmtee! palmtee1 palmtee123 palmtee1234
    panther1 pass1234 pass12345 passpass passw0rd password password! password1 password12
    password123 password1234 passwords pattaya1 pattaya123 pepper123 phoenix1 phuket123 pikachu1
    pineapple poiuytrewq pokemon1 pokemon123 porsche1 princess princess1 purple123 pwd12345 q1234567
    q1q1q1q1 q1w2e3r4 q1w2e3r4t5 qaz12345 qazwsx123 qazwsxedc qkek1234 qkralswl qkrwltjd qksksk123
    qlalfqjsgh qlalfqjsgh1 qlalfqjsgh1! qlalfqjsgh12 qlalfqjsgh123 qntks123 qntks1234 qq123456
    qqqq1111 qwe12345 qwe123qwe qweasd123 qweasdzxc qweqwe123 qweqweqwe qwer1234 qwer1234! qwer12345
    qwerasdf qwert123 qwert12345 qwerty12 qwerty123 qwerty1234 qwerty12345 qwertyui qwertyuiop
    ranger123 rangers1 rhddbaos rhdiddl1 rhdiddl123 rhfvm123 rhfvm1234 rhfvmckd rhfvmrhfvm rhkdwn123
    rhrorrlaos rjtlrl123 rkddkwl1 rkddkwl123 rkskek123 rkskekfk rkskekfkak rkwhr1234 rkwhrtkfkd
    rlaalstn rlawlgns rlaxogml roblox123 root1234 rudals123 s1234567 samantha samsung1 samsung123
    secret123 security1 seoul123 seoul1234 shadow123 silver123 skfktkfkd smile123 snoopy123 soccer10
    soccer123 sodlf1234 something spring2026 starcraft starcraft1 starwars starwars1 steelers
    strawberry sudden123 summer2024 summer2025 summer2026 sunshine sunshine1 superman superman1
    swimming tennis123 test1234 test12345 testtest thailand thailand1 thomas123 thunder1 tiger123
    tigger123 tinkerbell tjdnf123 tjdnf1234 tjdnfeo1 tjstod123 tjstodsla tkfadmsrp tkfkd123
    tkfkd1234 tkfkdgkqslek tkfkdgo! tkfkdgo1 tkfkdgo1004 tkfkdgo12 tkfkdgo123 tkfkdgo1234 tkfkdgody
    tkrhk1234 tkxkd123 tndus1234 tnrgkwk1 trustno1 twitter1 user1234 veronica victoria vkxldi123
    w1234567 warcraft wasd1234 watermelon welcome1 welcome123 whatever whatever1 winter2025
    winter2026 wjsghkqjsgh wkehdck1 wlals1234 wldms1234 wlgns1234 ww123456 xxxxxxxx1 yankees1
    yellow123 youtube1 z1234567 z1x2c3v4 zaq12wsx zaq1xsw2 zaqxswcde zjvlzjvl zx123456 zxcv1234
    zxcvasdf zxcvbnm1 zxcvbnm123 zxcvzxcv
  `
    .trim()
    .split(/\s+/),
);

export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;

/** Along the keyboard, the alphabet and the digits, forwards and backwards. */
const ROWS = [
  "01234567890123456789",
  "abcdefghijklmnopqrstuvwxyz",
  "qwertyuiopasdfghjklzxcvbnm",
  "가나다라마바사아자차카타파하",
].flatMap((row) => [row, [...row].reverse().join("")]);

/**
 * What is wrong with a password, if anything. Letters of any kind and any mixture may be used: length and being
 * uncommon are what protects.
 */
export function passwordMistake(password: string, loginId: string): ErrorCode | undefined {
  const plain = password.normalize("NFC");
  const length = [...plain].length;
  if (length < PASSWORD_MIN) return "auth.password_short";
  if (length > PASSWORD_MAX) return "auth.password_long";
  const lower = plain.toLowerCase();
  if (loginId !== "" && lower === loginId.normalize("NFC").toLowerCase())
    return "auth.password_is_id";
  return isCommon(lower) ? "auth.password_common" : undefined;
}

function isCommon(password: string): boolean {
  const isOneLetter = new Set(password).size === 1;
  return (
    isOneLetter || COMMON_PASSWORDS.has(password) || ROWS.some((row) => row.includes(password))
  );
}

/** The form of a new password; what depends on the ID is checked by `passwordMistake`. */
export const newPasswordSchema = z
  .string(says("auth.password_required"))
  .min(1, says("auth.password_required"))
  .max(1000, says("auth.password_long"))
  .superRefine((password, context) => {
    const mistake = password === "" ? undefined : passwordMistake(password, "");
    if (mistake) context.addIssue({ code: "custom", message: mistake });
  });
