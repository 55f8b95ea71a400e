import { useEffect, useState } from 'react'

type Battery = EventTarget & { level: number; charging: boolean }

const changes = ['levelchange', 'chargingchange']

/** How full the battery is, in percent, where the browser says it; told by its own events. */
export function useBattery(): { percent: number; isCharging: boolean } | undefined {
  const [now, setNow] = useState<{ percent: number; isCharging: boolean }>()
  useEffect(() => {
    let isOver = false
    let battery: Battery | undefined
    const show = () => {
      if (battery && !isOver)
        setNow({ percent: Math.round(battery.level * 100), isCharging: battery.charging })
    }
    const watch = async () => {
      battery = await (navigator as { getBattery?: () => Promise<Battery> }).getBattery?.()
      for (const change of changes) battery?.addEventListener(change, show)
      show()
    }
    void watch()
    return () => {
      isOver = true
      for (const change of changes) battery?.removeEventListener(change, show)
    }
  }, [])
  return now
}
