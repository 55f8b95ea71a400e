import { useEffect, useState } from 'react'
import type { AddressSuggestion } from '../../../contract/shop/added/address-completion.ts'
import type { Suggestion } from '../../ui/suggestion-list.tsx'
import { api } from '../session/api.ts'

const TYPING_PAUSE_MS = 150
const MIN_LETTERS = 2

export type SuggestedAddress = Suggestion & { address: AddressSuggestion }

/**
 * Addresses of the register for the typed text, requested after a pause; none when it cannot be
 * asked, so that the form can always be filled by hand.
 */
export function useAddressSuggestions(text: string, city: string): readonly SuggestedAddress[] {
  const [found, setFound] = useState<AddressSuggestion[]>([])
  const typed = text.trim()

  useEffect(() => {
    if (typed.length < MIN_LETTERS) return undefined
    const controller = new AbortController()
    const query = { text: typed, ...(city !== '' && { city }) }
    const timer = setTimeout(() => {
      api.completeAddress({ query }, { signal: controller.signal }).then(
        ({ data }) => setFound(data.data),
        () => controller.signal.aborted || setFound([]),
      )
    }, TYPING_PAUSE_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [typed, city])

  if (typed.length < MIN_LETTERS) return []
  return found.map((address) => ({ id: address.text, label: address.text, address }))
}
