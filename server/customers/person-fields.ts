import { personTypes } from '../../contract/shop/vocabularies/person-types.ts'
import type { UserFields } from '../../contract/shop/profile.ts'
import type { PersonType } from '../../domain/customers/customer-names.ts'
import type { FieldProblem } from '../../contract/shared/refusals.ts'
import { parseCompanyNumber } from '../../domain/customers/company-number.ts'
import { parsePersonCode } from '../../domain/customers/person-code.ts'
import { parsePhone } from '../../domain/customers/phone.ts'
import { parseVatNumber } from '../../domain/customers/vat-number.ts'

/** All problems by field; the screen lists them together. */
export type Problems = Record<string, FieldProblem[]>

export type Identity = { personType: PersonType; legalId: string; vatNumber: string; phone: string }

export const personTypeOf = ({ person_type }: UserFields): PersonType | undefined =>
  person_type && personTypes.nameOf(person_type)

type ReadIdentity = {
  values: { legalId: string | null; vatNumber: string | null; phone: string | null }
  problems: Problems
  /** A wrong checksum warns and does not block. */
  isDoubtful: boolean
}

/** Normalizes the numbers. A person's code is optional, a company's number is required. */
export function readIdentity({ personType, legalId, vatNumber, phone }: Identity): ReadIdentity {
  const problems: Problems = {}
  const isCompany = personType === 'company'
  const number =
    legalId === '' ? undefined : isCompany ? parseCompanyNumber(legalId) : parsePersonCode(legalId)
  const vat = vatNumber === '' ? undefined : parseVatNumber(vatNumber)
  const parsedPhone = phone === '' ? undefined : parsePhone(phone)
  if (isCompany && !number) problems.legalid = [{ problem: 'required' }]
  if (number?.ok === false)
    problems.legalid = [{ problem: isCompany ? 'company_number' : 'person_code' }]
  if (vat?.ok === false) problems.vat_number = [{ problem: 'vat_number' }]
  if (!parsedPhone) problems.phone = [{ problem: 'required' }]
  if (parsedPhone?.ok === false) problems.phone = [{ problem: 'phone' }]
  const normalized = number?.ok
    ? 'code' in number.value
      ? number.value.code
      : number.value.number
    : null
  return {
    values: {
      legalId: normalized,
      vatNumber: vat?.ok ? vat.value.number : null,
      phone: parsedPhone?.ok ? parsedPhone.value : null,
    },
    problems,
    isDoubtful: number?.ok === true && !number.value.checksumHolds,
  }
}
