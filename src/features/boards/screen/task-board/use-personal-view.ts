// The view of the personal board, kept in the address.
import { useAddressState } from '../../../../ui/use-address-state.ts'
import { readPersonalView, writePersonalView } from './personal-address.ts'

export const usePersonalView = () => useAddressState(readPersonalView, writePersonalView)
