import { Suspense, useSyncExternalStore } from 'react'
import { lazyWithRetry } from './lazy-with-retry.ts'
import { type Toast, toasts } from './toasts.ts'
import './toast.css'

const ToastCard = lazyWithRetry(() => import('./toast-card.tsx'))

const none: readonly Toast[] = []

/** Rendered before any toast: screen readers announce only changes of a region that they know. */
export function ToastRegion({ words }: { words: { region: string; close: string } }) {
  const visible = useSyncExternalStore(toasts.subscribe, toasts.visible, () => none)
  const cards = (kind: 'info' | 'important') =>
    visible
      .filter((toast) => (toast.kind ?? 'info') === kind)
      .map((toast) => (
        <ToastCard
          key={toast.id}
          toast={toast}
          closeLabel={words.close}
          onClose={() => toasts.dismiss(toast.id)}
        />
      ))
  return (
    <section className="toasts no-print" aria-label={words.region}>
      <div className="toasts__kind" aria-live="assertive">
        <Suspense>{cards('important')}</Suspense>
      </div>
      <div className="toasts__kind" aria-live="polite">
        <Suspense>{cards('info')}</Suspense>
      </div>
    </section>
  )
}
