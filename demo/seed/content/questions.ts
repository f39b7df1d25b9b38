import type { Question } from "./types.ts";

export const questions: readonly Question[] = [
  {
    by: "demo",
    type: "reservation",
    title: {
      ko: "확인 후 확정 티타임은 언제쯤 답이 오나요?",
      en: "When will my on-request tee time be confirmed?",
    },
    content: {
      ko: "어제 예약한 람차방 티타임이 아직 예약 대기로 나와요. 동반자들에게 알려 줘야 해서 대략 언제쯤 확정되는지 궁금합니다.",
      en: "I booked Laem Chabang yesterday and it still says pending. I need to tell the others. Roughly when will it be confirmed?",
    },
    isPublic: true,
    hoursAgo: 30,
    answer: {
      content: {
        ko: "문의 주셔서 고맙습니다. 확인 후 확정 티타임은 골프장 영업시간 안에 답을 받아요. 지금 골프장에 다시 한번 요청해 두었고, 확인 번호가 나오는 대로 알림과 이메일로 알려 드릴게요.\n\n기다리시는 동안에는 언제든 전액 취소하실 수 있어요. 원하시는 시간이 어렵다고 하면 가까운 시간을 먼저 제안해 드릴게요.",
        en: "Thank you for asking. Courses answer on-request times during their business hours. We have just asked again, and you will get an alarm and an e-mail as soon as we have the reference.\n\nUntil then you may cancel for a full refund. If that time is not free, we will offer you the nearest ones first.",
      },
      hoursAfter: 5,
    },
  },
  {
    by: "demo",
    type: "refund",
    title: {
      ko: "한 명만 취소하면 얼마를 돌려받나요?",
      en: "What do we get back if one person drops out?",
    },
    content: {
      ko: "네 명 예약했는데 한 분이 다리를 다쳐서 못 가게 됐어요. 세 명으로 줄이면 그 한 사람 몫만 환불되는지, 캐디와 카트는 어떻게 되는지 알려 주세요.",
      en: "We booked four, but one of us hurt his leg. If we go down to three, is only his share refunded, and what about caddie and cart?",
    },
    isPublic: false,
    hoursAgo: 75,
    answer: {
      content: {
        ko: "다치신 분이 얼른 나으시길 바라요. 남은 날짜의 수수료율이 한 분 몫(그린피·카트피·캐디피)에만 적용되고, 나머지 세 분 예약은 그대로예요.\n\n콜밴은 차 한 대 요금이라 인원이 줄어도 같지만, 승용차나 SUV로 바꾸면 차액을 돌려드릴 수 있어요. 정확한 금액을 확인한 뒤 진행 여부를 여쭤볼게요.",
        en: "We hope your friend recovers soon. The fee rate for the days left applies only to his share (green fee, cart, caddie); the other three stay as they are.\n\nThe van is priced per vehicle, so it does not change, but if you switch to a smaller car we can return the difference. We will work out the exact sum and ask you before we go ahead.",
      },
      hoursAfter: 3,
    },
  },
  {
    by: "demo",
    type: "payment",
    title: {
      ko: "결제했는데 카드 문자만 오고 예약이 안 보여요",
      en: "My card was charged but I see no booking",
    },
    content: {
      ko: "방금 결제했는데 카드 승인 문자는 왔고 화면은 확인 중이라고 나옵니다. 두 번 결제될까 봐 다시 누르지 못하고 있어요.",
      en: "I just paid. The card company sent a message, but the page says it is being checked. I do not want to press again and pay twice.",
    },
    isPublic: false,
    hoursAgo: 6,
  },
  {
    by: "demo",
    type: "hotel",
    title: {
      ko: "체크아웃하고 골프백을 맡길 수 있을까요?",
      en: "Can we leave golf bags after check-out?",
    },
    content: {
      ko: "마지막 날 밤 비행기라 아마리 파타야에서 체크아웃한 뒤에 시내를 좀 다니려고 합니다. 골프백 네 개와 여행 가방을 저녁까지 맡길 수 있는지 궁금해요.",
      en: "Our flight is at night. After checking out of Amari Pattaya, can they keep four golf bags and our cases until the evening?",
    },
    isPublic: false,
    hoursAgo: 20,
  },
  {
    by: "r05",
    type: "course",
    title: {
      ko: "여자 티에서 치면 블랙 마운틴이 많이 어려운가요?",
      en: "Is Black Mountain very hard from the ladies' tees?",
    },
    content: {
      ko: "핸디 27인 50대 여자입니다. 남편이 꼭 가자고 하는데 저 때문에 진행이 늦을까 걱정이에요.",
      en: "I am in my fifties with a handicap of 27. My husband is keen, but I worry about holding everyone up.",
    },
    isPublic: true,
    hoursAgo: 130,
    answer: {
      content: {
        ko: "걱정 마세요. 티가 여러 개라 편한 티에서 치실 수 있고, 1인 1캐디라 공 찾기와 클럽 선택을 곁에서 도와드려요. 오전 이른 시간보다 7시 30분 이후가 뒤 팀 부담이 조금 덜해요.\n\n초보자를 잘 챙기는 캐디를 지정하시는 것도 좋은 방법이에요.",
        en: "Please do not worry. There are several tees to choose from, and your own caddie helps with finding balls and choosing clubs. A start after 7:30 usually has less pressure from behind.\n\nYou may also choose a caddie who is known for looking after newer players.",
      },
      hoursAfter: 4,
    },
  },
  {
    by: "r13",
    type: "reservation",
    title: {
      ko: "자정 넘어 도착하면 호텔은 며칠로 예약하나요?",
      en: "Landing after midnight: which hotel date?",
    },
    content: {
      ko: "밤 비행기로 새벽 1시쯤 방콕에 내립니다. 체크인을 도착한 날로 하면 방이 없을까 걱정돼요.",
      en: "We land in Bangkok at about one in the morning. If I book from that date, will there be no room?",
    },
    isPublic: true,
    hoursAgo: 210,
    answer: {
      content: {
        ko: "자정을 넘겨 도착하시면 호텔은 전날 밤부터 예약하셔야 바로 들어가실 수 있어요. 예를 들어 13일 새벽 1시 도착이면 12일 체크인이에요.\n\n호텔에는 늦은 도착이라고 저희가 미리 알려 둘게요. 항공편 번호를 예약 메모에 적어 주세요.",
        en: "If you land after midnight, book the hotel from the night before, so that the room is waiting. Landing at one on the 13th means check-in on the 12th.\n\nWe will tell the hotel about the late arrival. Please put your flight number in the memo.",
      },
      hoursAfter: 2,
    },
  },
  {
    by: "r24",
    type: "refund",
    title: {
      ko: "비가 와서 12홀만 치고 나왔는데 환불되나요?",
      en: "Rain stopped us after twelve holes. Any refund?",
    },
    content: {
      ko: "오후에 폭우가 쏟아져서 12번 홀에서 중단했습니다. 나머지 여섯 홀은 돌려받을 수 있을까요?",
      en: "A downpour ended our round on the twelfth. Can we get anything back for the last six holes?",
    },
    isPublic: true,
    hoursAgo: 340,
    answer: {
      content: {
        ko: "아쉬우셨겠어요. 우천 중단은 골프장의 레인체크 규정을 먼저 따르는데, 이 골프장은 9홀을 마치기 전에 중단한 경우에만 재이용권을 드리고 있어요.\n\n이번에는 환불이 어렵지만 먼 길 오신 마음을 생각해 포인트를 조금 넣어 드렸어요. 다음에는 오전 티타임을 권해 드려요. 우기에도 오전에는 비가 드물어요.",
        en: "We are sorry. When rain stops play, the course's own rule comes first, and this one gives a rain check only when you have not finished nine holes.\n\nWe cannot refund it this time, but we have added some points for your trouble. Next time try a morning tee: even in the wet season it seldom rains before noon.",
      },
      hoursAfter: 6,
    },
  },
  {
    by: "r25",
    type: "payment",
    title: {
      ko: "영국에서 발급한 카드로 결제할 수 있나요?",
      en: "Can I pay with a card issued in the UK?",
    },
    content: {
      ko: "해외에서 발급한 비자 카드를 쓰고 싶어요. 원화로 청구되나요?",
      en: "I would like to use a Visa card from the UK. Is it charged in won?",
    },
    isPublic: false,
    hoursAgo: 95,
    answer: {
      content: {
        ko: "해외 발급 카드는 카드사와 인증 방식에 따라 결제되지 않을 수 있어요. 결제창에서 거절되면 예약은 15분 동안 잡혀 있으니 다른 카드로 다시 시도해 보세요. 금액은 원화로 청구되고 환율은 카드사 기준이에요.",
        en: "Cards issued abroad may or may not work, depending on the issuer and how it verifies you. If yours is declined, your booking is held for 15 minutes, so you can try another card. We charge in won; the exchange rate is your bank's.",
      },
      hoursAfter: 8,
    },
  },
  {
    by: "r16",
    type: "account",
    title: { ko: "아이디를 잊어버렸어요", en: "I have forgotten my ID" },
    content: {
      ko: "네이버로 가입한 것 같기도 하고 아이디를 만든 것 같기도 합니다. 어떻게 찾을 수 있나요?",
      en: "I may have signed up with Naver, or made an ID. How do I find out?",
    },
    isPublic: false,
    hoursAgo: 160,
    answer: {
      content: {
        ko: "로그인 화면의 「아이디 찾기」에 가입하신 이메일을 넣으시면, 그 주소로 안내를 보내 드려요. 네이버로 가입하셨다면 네이버 버튼으로 로그인하시면 돼요. 개인정보를 지키기 위해 여기에는 아이디를 적어 드리지 않는 점 이해해 주세요.",
        en: 'Enter your e-mail address under "Find ID" on the login page and we will write to it. If you signed up with Naver, use the Naver button. To protect you, we do not write IDs here.',
      },
      hoursAfter: 1,
    },
  },
  {
    by: "r11",
    type: "course",
    title: {
      ko: "골프 안 치는 딸이 같이 걸어도 되나요?",
      en: "May our daughter walk along without playing?",
    },
    content: {
      ko: "치찬에 갈 건데 딸이 사진을 찍어 주고 싶다고 합니다. 요금이 있나요?",
      en: "We are going to Chee Chan and our daughter would like to take photographs. Is there a fee?",
    },
    isPublic: true,
    hoursAgo: 420,
    answer: {
      content: {
        ko: "골프장이 허락하면 갤러리로 함께 걸으실 수 있어요. 갤러리피는 보통 200–700바트이고 현장에서 현금으로 내요. 날짜를 알려 주시면 골프장에 미리 여쭤보고 답을 드릴게요.",
        en: "She may walk along if the course agrees. The gallery fee is usually 200–700 baht in cash on site. Tell us your date and we will ask the course first.",
      },
      hoursAfter: 5,
    },
  },
  {
    by: "r10",
    type: "etc",
    title: { ko: "회사 비용 처리용 서류가 필요해요", en: "I need papers for my company" },
    content: {
      ko: "임원 워크숍으로 다녀왔습니다. 인원별 금액이 나온 거래 명세서를 받을 수 있을까요?",
      en: "We went on a company workshop. Could I have a statement with the amount per person?",
    },
    isPublic: false,
    hoursAgo: 14,
  },
  {
    by: "r21",
    type: "account",
    title: { ko: "탈퇴하면 포인트는 어떻게 되나요?", en: "What happens to my points if I leave?" },
    content: {
      ko: "가족 계정으로 합치려고 합니다. 제 포인트를 남편 계정으로 옮길 수 있는지 궁금해요.",
      en: "We want to keep just one account. Can my points move to my husband's?",
    },
    isPublic: false,
    hoursAgo: 250,
    answer: {
      content: {
        ko: "포인트는 다른 분께 옮길 수 없고 탈퇴하시면 사라져요. 남은 포인트를 먼저 쓰신 뒤에 탈퇴하시길 권해 드려요. 예정된 예약이 있으면 이용을 마치거나 취소한 다음에 탈퇴하실 수 있어요.",
        en: "Points cannot be moved to someone else, and they are lost when you leave. Please spend them first. If you have trips ahead, you can leave after they are used or cancelled.",
      },
      hoursAfter: 7,
    },
  },
];
