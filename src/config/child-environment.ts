/**
 * Which variables of our environment the programs that we start are given: those they need, by name.
 * All of it would give whatever secret a machine keeps there to every package that takes part in a build.
 */

type Variables = Readonly<Record<string, string | undefined>>;

/** Where programs, people's settings and temporary files are, and how to write to a terminal. */
const system = [
  ...['PATH', 'HOME', 'TMPDIR', 'TZ', 'LANG', 'LC_ALL', 'LC_CTYPE', 'XDG_CACHE_HOME'],
  ...['XDG_CONFIG_HOME', 'LD_LIBRARY_PATH', 'TERM', 'COLORTERM', 'NO_COLOR', 'FORCE_COLOR', 'CI'],
  // Windows.
  ...['USERPROFILE', 'APPDATA', 'LOCALAPPDATA', 'SystemRoot', 'SystemDrive', 'ComSpec', 'PATHEXT'],
  ...['TEMP', 'TMP'],
];

/** What our scripts read (README, «Variables de entorno»). */
const ours = [
  ...['DATA', 'SNAPSHOT_DIR', 'COMMUNITY_DIR', 'SOURCES_FILE', 'SITE_URL', 'BASE_PATH', 'PORT'],
  ...['BUILD_TIME', 'EMAILJS_ORIGIN', 'GITHUB_SHA'],
  ...['CHROMIUM_PATH', 'PLAYWRIGHT_BROWSERS_PATH', 'DISPLAY'],
  ...['FIRESTORE_EMULATOR_HOST', 'FIRESTORE_EMULATOR_JAR', 'JAVA_HOME'],
];

const node = [
  ...['NODE_OPTIONS', 'NODE_EXTRA_CA_CERTS', 'UV_THREADPOOL_SIZE'],
  ...['ASTRO_TELEMETRY_DISABLED', 'DO_NOT_TRACK', 'GITHUB_ACTIONS'],
];

function pick(env: Variables, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = env[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** The environment of a script of ours. */
export const scriptEnvironment = (env: Variables): Record<string, string> =>
  pick(env, [...system, ...ours, ...node]);
