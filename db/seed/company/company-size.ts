/** How large a company is, and how many days on the road lie behind it. */
export type CompanySize = {
  customers: number
  /** How many of them the latest rounds and today's vans serve; the others came before. */
  onRounds: number
  days: number
}

/** The company of the demo: some hundred households and firms, and six weeks on the road. */
export const demoSize: CompanySize = { customers: 400, onRounds: 64, days: 36 }
