import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

const PAUSE_MS = 3_000

/**
 * Reads the page again once the bank has answered. It is asked quietly: without a network the page
 * that waits stays, and asks again.
 */
export function useBankAnswer(isWaiting: boolean, hasAnswered: () => Promise<boolean>): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isWaiting) return undefined
    let hasLeft = false
    let timer: ReturnType<typeof setTimeout>
    const ask = async () => {
      const isOver = await hasAnswered().catch(() => false)
      if (isOver && !hasLeft) await revalidate()
      if (!hasLeft) askLater()
    }
    const askLater = () => (timer = setTimeout(() => void ask(), PAUSE_MS))
    askLater()
    return () => {
      hasLeft = true
      clearTimeout(timer)
    }
  }, [isWaiting, hasAnswered, revalidate])
}
