// What is worked out of a contract without a model: a pure function of plain data, which runs in a thread of its own.
import type { Document } from '../../files/document.ts'
import type { ContractReading, GivenContract } from '../../language/documents/contracts/contract-reading.ts'
import { readContract } from '../../language/documents/contracts/read-contract.ts'

export interface ContractToRead {
  document: Document
  given: GivenContract
}

export const readContractFile = ({ document, given }: ContractToRead): ContractReading =>
  readContract(document, given)
