/** Browsers offer their own energy saver from this level on. */
const low = 0.2;

declare global {
  interface Navigator {
    /** Only in Chromium (https://www.w3.org/TR/battery-status/). */
    getBattery?: () => Promise<{ readonly charging: boolean; readonly level: number }>;
  }
}

/** Whether the device runs on a battery that is nearly empty. False if the browser does not tell. */
export async function isBatteryLow(): Promise<boolean> {
  try {
    const battery = await navigator.getBattery?.();
    return battery !== undefined && !battery.charging && battery.level <= low;
  } catch {
    // The page's policy or the browser forbids the question.
    return false;
  }
}
