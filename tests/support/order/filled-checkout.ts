/** A form that lacks nothing, for a round of two. */
export const FILLED = {
  intent: "pay",
  firstName: "Minsu",
  lastName: "Kim",
  email: "minsu@palmtee.example",
  phoneCountry: "KR",
  phone: "010-1234-5678",
  agreePersonal: "personal-information",
  agreePayment: "payment",
  agreeAge: "age",
  "person.0.same": "booker",
  "person.1.firstName": "Mikyung",
  "person.1.lastName": "Lee",
  coupon: "",
  points: "",
};
