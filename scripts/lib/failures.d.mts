/** A test's own title and those above it; what it says. */
export interface Failure {
  titles: readonly string[];
  says: readonly string[];
}

interface VitestReport {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; ancestorTitles: string[]; title: string; failureMessages: string[] }[];
  }[];
}

interface PlaywrightTest {
  titles: string[];
  test: { projectName: string; status: string; results: { errors: { message?: string }[] }[] };
}

export const vitestFailures: (report: VitestReport | undefined) => Failure[];
export const playwrightFailures: (
  tests: readonly PlaywrightTest[],
  errors?: readonly { message?: string }[],
) => Failure[];
export const failureReport: (failures: readonly Failure[], output: string) => string;
