/** The phones' networks that Lighthouse simulates; the processor is four times slower on both. */

export const networks = {
  'slow 4G': { rttMs: 150, throughputKbps: 1638.4, cpuSlowdownMultiplier: 4 },
  'slow 3G': { rttMs: 400, throughputKbps: 400, cpuSlowdownMultiplier: 4 },
} as const;

export type NetworkName = keyof typeof networks;

export const networkNames = Object.keys(networks) as NetworkName[];

/** One value a network. */
export const forEachNetwork = <Value>(
  value: (network: NetworkName) => Value,
): Record<NetworkName, Value> =>
  Object.fromEntries(networkNames.map((network) => [network, value(network)])) as Record<
    NetworkName,
    Value
  >;
