// The view of the board, kept in the address.
import { useAddressState } from '../../../../ui/use-address-state.ts'
import { readView, writeView } from '../cards/view-address.ts'

export const useBoardView = () => useAddressState(readView, writeView)
