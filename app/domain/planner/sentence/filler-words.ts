/** Words that say nothing about the trip which is not said by the others. */
const KOREAN = `
가고 가요 가려고 가려고요 가려는데 가려는데요 가는데 가는데요 가서 가면 갈게요 갈 갈까 갈까요 갈래요 갑니다 가자 가는 가고요 갔으면 가보고 가 가려 갈건데 갈거예요 가볼까 갈만한 갈만한데 갈 가길
싶어요 싶습니다 싶은데 싶은데요 싶네요 싶다 싶고 싶고요 싶음 싶은 싶
여행 여행을 여행이에요 여행입니다 여행이요 여행으로 여행지 여행가요 골프여행 골프 골프를 골프도 골프는 골프투어 골프트립 골프장 골프장은 골프장도 골프장에서 투어 투어를 라운드 라운딩 라운드를 라운딩을 라운드하고 라운딩하고 라운딩은 라운드는 라운드로 코스 코스로 코스는 코스도 일정 일정으로 일정이에요 일정은 일정을 플랜 패키지 나들이 전지훈련
짜 짜줘 짜줘요 짜주세요 짜 주세요 줘 주세요 주세요요 부탁해요 부탁드려요 부탁드립니다 부탁 추천 추천해 추천해줘 추천해주세요 추천해요 추천이요 알려줘 알려주세요 찾아요 찾아줘 찾아주세요 찾고 찾습니다 찾는 잡아 잡아줘 잡아주세요 잡고 맞춰 맞춰서 골라줘 골라주세요 예약 예약하고 예약해 예약하려고요 구해요 계획 계획중 계획중이에요 생각 생각해요 생각하고 생각중이에요 생각입니다 예정 예정이에요 예정입니다 예정이고 준비
해 해요 해서 하고 하려고 하려고요 하면 하는 하는데 할 할게요 합니다 해주세요 했으면 하고싶어요 하길 좋겠어요 좋겠습니다 좋겠네요 좋아요 좋고 좋을 좋은 좋을까요 돼요 됩니다 되면 되는 괜찮아요 원해요 원합니다 원하고 희망 희망해요 희망합니다 바라요 있어요 있습니다 있는 있으면 있고 있나요 있을까요 이에요 예요 입니다 인데 인데요 이고 이고요 이요 요 이라 이며 정도 정도로 정도예요 정도면 쯤 씩 씩만 짜리 기준 기준으로 선 안으로 안에서 내로 이내로 이하로
우리 우리는 저희 저희는 저희가 우리가 저 저는 제가 나 나는 내가 다 같이 함께 모두 전부 총 합쳐서 인원 인원은 예산 예산은 경비는 비용은 날짜는 기간은 숙소 숙소는 숙소도 호텔 호텔은 호텔도 호텔에서 호텔로 호텔에 방 방은 방도 리조트 숙박 숙박은 묵고 묵을 자고 머물고 티 티타임 티타임은 티오프 티오프는 친구 친구들 친구들이랑 친구들과 친구끼리 친구랑 가족 가족이 가족과 가족이랑 가족여행 부부동반 부부끼리 모임 동호회 회사 직장 직장인 동료 동료들과 동료들이랑 동창 동기들 선후배 시니어 은퇴 신혼 신혼여행 허니문 환갑 칠순 효도 워크숍 단체 아버지 어머니 부모님 부모님과 부모님이랑 아내랑 남편이랑 와이프랑 아들 딸 아빠 엄마 형제 형제끼리 자매 남자 여자 어르신
에 에서 에서는 에는 에서만 에만 으로 로 은 는 이 가 을 를 의 와 과 랑 이랑 도 만 까지 부터 으로요 로요 에요 에서요 만요 까지요 부터요 으로만 으로는 한테 께 이서 이나 나 그리고 그런데 근데 또 또는 및 그럼 그냥 좀 한 약 대략 가능하면 되도록 이왕이면 될까요 가능할까요 가능한가요 가능해요 가능한 가능 꼭 반드시 무조건 안녕하세요 안녕 네 예 음 어 혹시 아마 이번에 이번엔 올해 겨울 겨울에 동안 간 사이 사이에 출발 출발해서 출발이에요 출발합니다 출발하는 출발하고 출발해요 출발로 다녀오 다녀오고 다녀올 다녀오려고 다녀오려고요 다녀와요 다녀올게요 떠나요 떠나고 떠나는 떠날 떠나려고 치고 쳐요 칠 치는 치려고 치려고요 치러 치면 칩니다 치고싶어요 쳤으면 칠래요 칠게요 칠건데 놀고 즐기고 즐기는 중 때 때에 날 날에 이에요. 그 것 거 건 걸 게 곳 곳에서 곳으로 데 데서 넣어 넣어줘 넣어주세요 포함 포함해 포함해서 포함해주세요 하나 한번 한번은 보내고 보고 보려고 봐줘 봐주세요 코스에서 코스도요 이상 이하 이내 안 쪽 쪽으로 쪽에서 쪽이 쪽은 인당 각 명 사람 분 박 일 원 만원 시 시에 티업 비행기 비행기로 비행기는 비행기예요 편 편으로 항공 항공권 항공은 공항 빼고요 잘 부탁해 와서 오고 와요 옵니다 해야 해야해요 돌아와요 돌아오고 귀국 도착 도착해요 도착하고 입국
`;
const ENGLISH = `
a an the i i'm i'd i'll i've we we're we'd we'll we've us our me my you your they it it's its this that these those there and or but also plus so then with for from to of in on at by as is are am be been was were will would could can should may might do does have has had having get getting
want wants wanted wanting like love need needs wish hope hoping prefer preferably looking look plan planning planned please thanks thank hi hello hey find give show make book booking arrange organise organize suggest recommend help take go going come coming travel travelling traveling fly flying head heading play playing golf golfing golfer golfers tee off visit visiting enjoy spend stay staying sleep
trip trips holiday holidays vacation getaway break tour outing course courses club clubs hotel hotels resort room rooms accommodation round rounds game games person people each per total altogether budget price cost pax friends friend buddies guys lads boys girls ladies men women family couple wife husband company team colleagues group party seniors retirees birthday honeymoon anniversary corporate reunion dad father mum mom son daughter brother
some any all both just only really very quite maybe perhaps ideally definitely absolutely certainly must about around roughly approximately approx somewhere anywhere somehow sometime ok okay fine good great nice nicely well much lot bit if possible where when what which who while during through over up out between under within max maximum minimum least most more less time times date dates departing leaving arriving returning leave arrive return flight flights start starting begin beginning end ending too as again kind sort let's lets let try trying one ones first second together us. korea korean thanks! cheers
`;
const FILLERS = new Set(`${KOREAN} ${ENGLISH}`.split(/\s+/).filter(Boolean));

/** Endings of Korean words, longest first. */
const ENDINGS =
  /(?:으로는|에서는|이랑은|하고는|입니다|이에요|인데요|이고요|해주세요|주세요|으로|에서|에는|이랑|하고|까지|부터|인데|이고|예요|이요|라서|로|은|는|이|가|을|를|의|에|와|과|랑|도|만|요|고|서)$/u;

/** Whether nothing is lost when a word stays unread. */
export function isFiller(word: string): boolean {
  const bare = word.replace(/^[^\p{L}\p{N}₩$]+|[^\p{L}\p{N}]+$/gu, "");
  if (bare === "" || FILLERS.has(bare)) return true;
  const stem = bare.replace(ENDINGS, "");
  return stem !== bare && (stem === "" || FILLERS.has(stem));
}
