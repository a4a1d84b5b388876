// The sixty of the year's company; none of them exists.
import { randomFrom } from './random.ts'

export const yearCompany = {
  name: 'Lantern Bikes',
  description: 'Builds city bicycles and looks after them.',
  companyType: 'small_business',
  emailAddress: 'hello@example.com',
} as const

/** Who runs the company, makes it, and signs in. */
export const yearLead = { name: 'Nora Lind', email: 'nora@example.com' } as const

/** Each with how many work there, the lead among those of Care. */
export const departments = { Care: 14, Sales: 12, Workshop: 20, Logistics: 14 } as const
export type Department = keyof typeof departments

export interface YearPerson {
  name: string
  email: string
  department: Department
  language: 'en' | 'de' | 'es'
}

const first =
  'Ines Tom Wanda Karl Elif Ravi Sofie Marek Lena Omar Hugo Tilda Pavel Rosa Nils Yara Bruno Greta Imke Felix'
const last =
  'Aster Brook Cordes Dale Ebbing Farrow Grund Hollis Iver Juncker Kestrel Lorre Marsh Norden Oakes Pfeil'

/** Fifty-nine, and the lead makes sixty. */
export function yearPeople(): YearPerson[] {
  const random = randomFrom(7)
  const [firsts, lasts] = [first.split(' '), last.split(' ')]
  const people: YearPerson[] = []
  for (const [department, count] of Object.entries(departments) as [Department, number][])
    for (let place = department === 'Care' ? 1 : 0; place < count; place += 1) {
      const at = people.length
      const name = `${firsts[at % firsts.length]} ${lasts[(at * 7 + Math.floor(at / firsts.length)) % lasts.length]}`
      const share = random()
      people.push({
        ...{ name, department, email: `${name.toLowerCase().replace(' ', '.')}@example.com` },
        language: share < 0.68 ? 'en' : share < 0.93 ? 'de' : 'es',
      })
    }
  return people
}
