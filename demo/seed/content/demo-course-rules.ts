import type { Both } from "./types.ts";

export const dressCode: Both = {
  ko: "깃이 있는 셔츠와 무릎 길이 반바지 또는 긴바지를 입어요. 청바지, 민소매 티셔츠, 트레이닝복은 입장이 어려워요. 골프화는 고무 징(소프트 스파이크)만 신을 수 있어요.",
  en: "Wear a collared shirt with knee-length shorts or trousers. Jeans, sleeveless T-shirts and track suits are turned away. Soft spikes only.",
};

export const rainRule: Both = {
  ko: "비나 낙뢰로 9홀을 마치기 전에 중단되면 골프장의 레인체크 규정에 따라 재이용권이나 부분 환불을 받아요. 프런트에서 레인체크 확인증을 꼭 받아 두고, 귀국 전에 1:1 문의로 보내 주세요. 9홀을 넘긴 뒤에는 대부분 환불이 어려워요.",
  en: "If rain or lightning stops play before you finish nine holes, the course's own rain-check rule applies: a replay voucher or a part refund. Ask the front desk for the rain-check slip and send it to us before you fly home. After nine holes most courses give nothing back.",
};

export const checkInRule: Both = {
  ko: "티오프 60분 전, 늦어도 30분 전까지 클럽하우스에 도착해 주세요. 프런트에서 바우처와 여권 영문 이름을 확인한 뒤 골프백을 맡기고 캐디를 만나요. 시각은 모두 골프장이 있는 현지 시각이에요.",
  en: "Be at the clubhouse 60 minutes before your tee time, 30 at the very latest. Show your voucher and passport name at the desk, hand over your bag and meet your caddie. All times are local to the course.",
};

export const twoBallRule: Both = {
  ko: "2명도 예약할 수 있어요. 주말·공휴일이나 붐비는 오전에는 골프장이 다른 팀과 조인을 부탁하거나 2인 추가 요금을 받을 수 있고, 그럴 때는 확정하기 전에 먼저 여쭤봐요.",
  en: "Two players are welcome. On weekends, holidays and busy mornings the course may pair you with another group or add a two-ball charge; if so, we ask you before we confirm.",
};

export const singleRule: Both = {
  ko: "1인 라운드는 받지 않는 골프장이 많고, 받더라도 싱글차지가 붙을 수 있어요. 혼자 오신다면 커뮤니티의 동반자 모집을 이용하거나 1:1 문의로 가능 여부를 먼저 확인해 주세요.",
  en: "Many courses do not take single players, and those that do may add a single charge. Travelling alone? Join a group on our community board, or ask us first and we will check.",
};

export const galleryRule: Both = {
  ko: "함께 걷는 비골퍼(갤러리)는 골프장 허락이 있을 때만 가능해요. 갤러리피는 보통 1인 200–700바트이고 현장에서 현금으로 내요. 카트에 함께 타려면 카트 요금이 따로 들 수 있어요.",
  en: "Non-playing companions may walk along only where the course allows it. The gallery fee is usually 200–700 baht per person, in cash on site; riding in a cart may cost extra.",
};
