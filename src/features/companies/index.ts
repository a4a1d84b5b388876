// Companies: what this feature gives the app and the features after it.
export { roleIn } from '../accounts/index.ts'
export { addMember, type CompanyRow, createCompany, type NewCompany, type Role } from './company-store.ts'
