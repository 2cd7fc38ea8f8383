# SPDX-License-Identifier: GPL-3.0-or-later
"""Chromium for tests, which are skipped if it is missing, and the parts of Selenium that they use."""

import os

from programs import skip

try:
    from selenium import webdriver
    from selenium.webdriver.chrome.service import Service
    from selenium.webdriver.common.action_chains import ActionChains
    from selenium.webdriver.common.by import By
    from selenium.webdriver.common.keys import Keys
    from selenium.webdriver.support.ui import WebDriverWait
except ImportError as missing:
    skip(f"{missing}; the package is python3-selenium.")

CHROMIUM = "/usr/bin/chromium"
DRIVER = "/usr/bin/chromedriver"
for path in (CHROMIUM, DRIVER):
    if not os.path.exists(path):
        skip(f"{path} is missing; the packages are chromium and chromium-driver.")


def start_browser():
    options = webdriver.chrome.options.Options()
    options.binary_location = CHROMIUM
    for argument in ("--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
                     "--lang=en"):
        options.add_argument(argument)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    return webdriver.Chrome(service=Service(DRIVER), options=options)
