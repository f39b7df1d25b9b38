/** Spellings of the same name; a product with one of them is found by all. */
const SPELLINGS: readonly (readonly string[])[] = [
  ["시암", "싸얌", "사이암", "siam"],
  ["방콕", "뱅콕", "방꼭", "bangkok", "bkk"],
  ["파타야", "빠따야", "파따야", "빳따야", "pattaya"],
  ["촌부리", "chonburi"],
  ["라용", "라영", "rayong"],
  ["찬타부리", "짠타부리", "chanthaburi"],
  ["후아힌", "후와힌", "화힌", "hua hin"],
  ["차암", "cha-am"],
  ["칸차나부리", "깐짜나부리", "깐차나부리", "kanchanaburi"],
  ["라차부리", "랏차부리", "ratchaburi"],
  ["카오야이", "카우야이", "khao yai"],
  ["나콘나욕", "나컨나욕", "nakhon nayok"],
  ["치앙마이", "창마이", "chiang mai", "chiangmai"],
  ["치앙라이", "chiang rai"],
  ["람푼", "lamphun"],
  ["푸켓", "푸껫", "푸케트", "phuket"],
  ["팡아", "팡응아", "phang nga"],
  ["사무이", "싸무이", "samui"],
  ["끄라비", "크라비", "krabi"],
  ["다낭", "da nang", "danang"],
  ["호이안", "hoi an"],
  ["나트랑", "냐짱", "나짱", "nha trang"],
  ["깜라인", "깜란", "캄란", "cam ranh"],
  ["호찌민", "호치민", "사이공", "ho chi minh", "saigon"],
  ["호짬", "호트람", "ho tram"],
  ["클락", "클라크", "clark"],
  ["앙헬레스", "앙겔레스", "angeles"],
  ["코타키나발루", "kota kinabalu"],
  ["랑카위", "랑까위", "langkawi"],
  ["비엔티안", "비엔티엔", "vientiane"],
  ["루앙프라방", "루앙파방", "luang prabang"],
  ["씨엠립", "시엠립", "시엠레아프", "siem reap"],
  ["프놈펜", "phnom penh"],
  ["발리", "bali"],
  ["로얄", "로열", "royal"],
  ["써밋", "서밋", "summit"],
  ["람차방", "램차방", "람챠방", "laem chabang"],
  ["치찬", "치짠", "chee chan"],
  ["카오키여우", "카오키아우", "카오키오", "카우키여우", "khao kheow"],
  ["아티타야", "아티따야", "artitaya"],
  ["빈펄", "vinpearl"],
  ["레거시", "레가시", "legacy"],
  ["밸리", "벨리", "valley"],
  ["캐년", "캐니언", "canyon"],
  ["플랜테이션", "플렌테이션", "plantation"],
  ["메르디앙", "메리디앙", "méridien"],
  ["두짓타니", "두싯타니", "dusit thani"],
  ["쉐라톤", "셰라톤", "sheraton"],
  ["하얏트", "하이야트", "hyatt"],
  ["센타라", "센트라", "centara"],
  ["수완나품", "스완나폼", "쑤완나품", "suvarnabhumi"],
  ["수쿰윗", "스쿰빗", "수쿰빗", "sukhumvit"],
  ["컨트리클럽", "cc", "씨씨", "country club", "ctry club"],
];

/** Nicknames of places that no spelling rule covers. */
const NICKNAMES: Readonly<Record<string, readonly string[]>> = {
  "th-siam-old": ["시암 올드", "올드코스", "SCC 올드"],
  "th-siam-plantation": ["시암 플랜", "플랜테이션"],
  "th-siam-waterside": ["시암 워터", "워터사이드"],
  "th-siam-rolling-hills": ["시암 롤링", "롤링힐"],
  "th-alpine-bangkok": ["방콕 알파인"],
  "th-cm-alpine": ["치앙마이 알파인", "치알"],
  "th-rg-city": ["로얄젬스", "Royal Gems"],
  "th-black-mountain": ["블마", "BMGC"],
  "th-blue-canyon-canyon": ["블캐", "블루캐년"],
  "th-pineapple-valley": ["반얀", "Banyan"],
  "th-laem-chabang": ["람차방 CC", "LCB"],
  "th-artitaya-kanchanaburi": ["니찌고", "니치고", "Nichigo"],
  "th-soi-dao": ["소이다오"],
  "ht-gcp-t21": ["터미널21", "T21", "그랜드 센터 포인트"],
  "ht-centara-mirage": ["미라지", "센타라 미라지"],
  "ht-ic-khaoyai": ["인터콘 카오야이"],
  "vn-ba-na-hills": ["바나힐", "바나힐스"],
  "vn-bluffs-hotram": ["블러프", "호짬 블러프"],
};

export function nicknamesOf(id: string): readonly string[] {
  return NICKNAMES[id] ?? [];
}

/** The text with each name replaced by its other spellings, and the spellings of another script alone. */
export function otherSpellings(text: string): string[] {
  const small = text.toLowerCase();
  // Korean words are written together, Latin ones apart: "cc" must not match inside "access".
  const apart = ` ${small.replace(/[^\p{L}\p{N}-]+/gu, " ")} `;
  return SPELLINGS.flatMap((group) => {
    const spelling = group.find((each) =>
      isLatin(each) ? apart.includes(` ${each} `) : small.includes(each),
    );
    if (!spelling) return [];
    return group
      .filter((each) => each !== spelling)
      .map((each) => (isLatin(each) === isLatin(spelling) ? small.replace(spelling, each) : each));
  });
}

function isLatin(text: string): boolean {
  return /^[a-zé -]+$/.test(text);
}
