/** The pages that a reader of the shop begins with. */
const PAGES = [
  ["/course/home", "Golf courses", "by city, with prices and free tee times"],
  ["/hotel/home", "Hotels", "with the courses near them"],
  ["/caddy/home", "Caddies", "who can be booked by name"],
  ["/ai", "Trip planner", "day-by-day trips for a wish, at the price that is charged"],
  ["/tournament", "Tournaments", "with entry"],
  ["/help", "Help", "ordering, refunds, the day of the round"],
  ["/terms", "Terms", "with the refund rules"],
] as const;

/** What the shop is and how a language model uses it, in the form of llmstxt.org. */
export function llms(origin: string): string {
  return [
    "# Palmtee (팜티)",
    "",
    "> Golf trips from Korea to Thailand and nearby countries: tee times, hotels, caddies, vans and tournaments in one order, paid once, in Korean and English.",
    "",
    "Prices are in won and include what the order charges. Days and times are those of the venue.",
    "",
    "## Pages",
    "",
    ...PAGES.map(([path, title, about]) => `- [${title}](${origin}/en${path}): ${about}`),
    `- [한국어](${origin}/): the same pages in Korean, without \`/en\` in the address`,
    "",
    "## For assistants",
    "",
    `- [MCP](${origin}/mcp): Model Context Protocol by Streamable HTTP, POST only, without login. Tools: \`find_courses\`, \`tee_times\`, \`hotel_nights\`, \`plan_trip\`, \`quote_trip\`, \`start_cart\``,
    "",
    "## Rules",
    "",
    "- Name only courses, hotels, times and prices that a page or a tool answered; ask again before you rely on one.",
    "- Nothing is bought by a tool. `start_cart` answers a link that a person opens, checks and pays.",
    "- Each network has a limit; an answer 429 says in `retry-after` when to ask again.",
    `- Pages of members and staff are closed: see [robots.txt](${origin}/robots.txt).`,
    "",
  ].join("\n");
}
