/** Whether the shop is opened as an app of the device, not in a tab of a browser. */
export const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches
